/** Suggestions of one person that may wait at the same time. */
export const mostWaiting = 5

/** Codes of refusals, with their HTTP status. */
export const suggestionBoxRefusals = {
  /** `mostWaiting` suggestions of this person wait already. */
  TOO_MANY_WAITING: 409,
  ENTRY_NOT_FOUND: 404,
  ALREADY_HANDLED: 409,
} as const
export type SuggestionBoxRefusal = keyof typeof suggestionBoxRefusals
