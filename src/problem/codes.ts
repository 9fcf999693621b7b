/**
 * Why a move is refused, in the order in which the reasons are tested (R3, R4).
 *
 * `PATH_ENDS_DIFFER`: the `path` of a move does not lead from its `from` to its `to`.
 * @since 0.1.0
 */
export const moveCodes = [
  "GAME_OVER",
  "SEAT_NOT_IN_PLAY",
  "WRONG_SEAT",
  "PASS_NOT_ALLOWED",
  "NOT_A_CELL",
  "MOVE_TOO_SHORT",
  "PATH_ENDS_DIFFER",
  "SAME_CELL",
  "EMPTY_CELL",
  "NOT_YOUR_PIECE",
  "REVISITS_CELL",
  "CELL_OCCUPIED",
  "STEP_IN_CHAIN",
  "NOT_IN_LINE",
  "NO_BRIDGE",
  "PATH_BLOCKED",
  "LONG_JUMP",
  "ENTERS_OTHER_CORNER",
  "LEAVES_GOAL",
  "ENDS_IN_OTHER_CORNER",
  "NOT_REACHABLE",
] as const;

/**
 * Why a position is refused.
 * @since 0.1.0
 */
export const positionCodes = [
  "NOT_A_POSITION",
  "NOT_A_GAME",
  "TEXT_TOO_LONG",
  "FIELD_COUNT",
  "FIELD_MISSING",
  "FIELD_UNKNOWN",
  "ROW_COUNT",
  "ROW_LENGTH",
  "BAD_RUN",
  "BOARD_LENGTH",
  "NOT_A_LETTER",
  "NOT_A_CELL",
  "CELL_TAKEN_TWICE",
  "NOT_A_SEAT",
  "SEAT_NOT_SEATED",
  "SEAT_TWICE",
  "PIECE_COUNT",
  "WRONG_TURN",
  "BAD_ROUND",
  "BAD_MADE",
  "BAD_ARRIVED",
  "BAD_ELIMINATED",
] as const;

/**
 * Why a rule set is refused (R2).
 * @since 0.1.0
 */
export const variantCodes = [
  "NOT_A_VARIANT",
  "UNKNOWN_VARIANT",
  "FIELD_MISSING",
  "FIELD_UNKNOWN",
  "BAD_ID",
  "RESERVED_ID",
  "BAD_NAME",
  "BAD_SEATS",
  "BAD_PIECES",
  "NEIGHBOURING_HOMES",
  "BAD_JUMPS",
  "BAD_TEAMS",
  "BAD_OTHER_CORNERS",
  "BAD_GOAL_LOCK",
  "BAD_ARRIVAL",
  "BAD_HOME_DEADLINE",
  "BAD_REPLY",
  "BAD_ROUND_LIMIT",
  "BAD_REPETITION",
  "BAD_PLAY_ON",
  "BAD_PASSING",
  "BAD_UNDECIDED",
] as const;

/**
 * Why a record is refused, besides the codes for its moves, position and variant.
 * @since 0.1.0
 */
export const recordCodes = [
  "NOT_A_RECORD",
  "NO_RECORD",
  "FORMAT_MISSING",
  "FORMAT_UNKNOWN",
  "NOT_TEXT",
  "NUL_BYTE",
  "BAD_ENCODING",
  "RECORD_TOO_LONG",
  "TOO_MANY_PLIES",
  "BAD_TAG",
  "BLANK_LINE_MISSING",
  "TAG_TWICE",
  "TAG_UNKNOWN_SEAT",
  "VARIANT_MISSING",
  "VARIANT_REPLACED",
  "BAD_RULES",
  "BAD_JSON",
  "BAD_RESULT",
  "BAD_TERMINATION",
  "BAD_TOKEN",
  "BAD_ROUND_NUMBER",
  "COMMENT_OPEN",
  "COMMENT_IN_COMMENT",
  "BAD_COMMENT",
  "TEXT_AFTER_END",
  "END_MISSING",
  "SKIP_WRITTEN",
  "UNREACHABLE_START",
  "RESULT_MISMATCH",
  "TERMINATION_MISMATCH",
  "FIELD_MISSING",
  "FIELD_UNKNOWN",
  "BAD_FIELD",
] as const;

/**
 * Why the options of a function are refused, such as those of a diagram.
 * @since 0.1.0
 */
export const optionCodes = ["BAD_OPTION", "OPTION_UNKNOWN"] as const;

/**
 * Why a naming scheme is refused.
 * @since 0.1.0
 */
export const namingCodes = ["BAD_NAMING"] as const;

/**
 * Why a call to the clock is refused (R9).
 * @since 0.1.0
 */
export const clockCodes = ["BAD_CLOCK", "NO_CLOCK", "BAD_TIME"] as const;

/**
 * Why ratings are not computed (R10).
 * @since 0.1.0
 */
export const ratingCodes = ["BAD_PLAYERS", "BAD_RATING", "BAD_PLACE", "BAD_FACTOR"] as const;

/**
 * A reason to refuse a move.
 * @since 0.1.0
 */
export type MoveCode = (typeof moveCodes)[number];
/**
 * A reason to refuse a position.
 * @since 0.1.0
 */
export type PositionCode = (typeof positionCodes)[number];
/**
 * A reason to refuse a rule set.
 * @since 0.1.0
 */
export type VariantCode = (typeof variantCodes)[number];
/**
 * A reason to refuse a record.
 * @since 0.1.0
 */
export type RecordCode = (typeof recordCodes)[number];
/**
 * A reason to refuse options.
 * @since 0.1.0
 */
export type OptionCode = (typeof optionCodes)[number];
/**
 * A reason to refuse a naming scheme.
 * @since 0.1.0
 */
export type NamingCode = (typeof namingCodes)[number];
/**
 * A reason to refuse a call to the clock.
 * @since 0.1.0
 */
export type ClockCode = (typeof clockCodes)[number];
/**
 * A reason not to compute ratings.
 * @since 0.1.0
 */
export type RatingCode = (typeof ratingCodes)[number];
/**
 * Every code a {@link Problem} can carry. Minor releases may add some: give a `switch` over them a default.
 * @since 0.1.0
 */
export type ProblemCode =
  | MoveCode
  | PositionCode
  | VariantCode
  | RecordCode
  | OptionCode
  | NamingCode
  | ClockCode
  | RatingCode;
