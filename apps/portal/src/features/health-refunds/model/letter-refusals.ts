/** Why a letter is refused, and the status of each. */
export const letterRefusals = {
  /** The organisation is not described, so no letter can be written. */
  NO_SENDER: 409,
} as const
export type LetterRefusal = keyof typeof letterRefusals
