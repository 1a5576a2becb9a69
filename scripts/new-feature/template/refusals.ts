/** More from one person at a time are answered together anyway. */
export const mostWaiting = 5

/** Why something is refused, and the status of each. */
export const suggestionBoxRefusals = {
  /** As many of this person wait as may. */
  TOO_MANY_WAITING: 409,
  ENTRY_NOT_FOUND: 404,
  ALREADY_HANDLED: 409,
} as const
export type SuggestionBoxRefusal = keyof typeof suggestionBoxRefusals
