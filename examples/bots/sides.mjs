/**
 * Who plays with whom, as the seat to move at the root of a search sees it. Seats are numbered by their place in the turn order.
 *
 * @param {import("sternhalma/engine").SearchState} state
 */
export const sidesOf = (state) => {
  const { seats, teams } = state.variant;
  const sides = teams ?? seats.map((seat) => [seat]);
  const me = state.turn;
  const ours = seats.map((seat) => seat === me || sides.some((side) => side.includes(seat) && side.includes(me)));
  const duel = sides.length === 2;
  const taken = sides.map(([seat]) => state.placeOf(seat));
  const free = sides.map((_, side) => side + 1).filter((place) => duel || !taken.includes(place));
  const best = Math.min(...free);
  const worst = Math.max(...free);

  return {
    /** By seat: whether it is on our side. */
    ours,
    /** Whether there are two sides only. */
    duel,

    /**
     * What our place is worth, once we have one: from the best that was free, 1, to the worst, −1.
     *
     * @returns {number | undefined} undefined as long as our side has no place
     */
    result: () => {
      // A partner's arrival takes no place yet; asking costs time, so it is asked only when there may be an answer.
      if (!state.over && (duel || teams !== null)) return undefined;
      const place = state.placeOf(me);
      if (place === undefined) return undefined;
      if (duel && seats.every((seat) => state.placeOf(seat) === place)) return 0;
      return (best + worst - 2 * place) / (worst - best);
    },
  };
};
