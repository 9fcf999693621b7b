// @ts-check
/**
 * A typedoc plugin: a link to a name that its file does not import, as `{@link RulesError}` in a
 * comment of sternhalma/clock, leads to the export of that name of the package's root.
 */

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.addUnknownSymbolResolver((reference, from) => {
    const [first, ...rest] = reference.symbolReference?.path ?? [];
    if (reference.moduleSource !== undefined || first === undefined || rest.length > 0) return undefined;
    const target = from.project.getChildByName(["sternhalma", first.path]);
    // Typed for addresses only, but it takes what it takes for any other link: the thing itself.
    return target && /** @type {{ target: any }} */ ({ target });
  });
}
