/** Why sharing is refused, and the status of each. */
export const sharingRefusals = {
  /** There is nothing to pay yet. */
  NOTHING_TO_SHARE: 409,
  /** The student has stopped sharing, or the address is incomplete. */
  NOT_SHARED: 404,
  TOO_MANY_ATTEMPTS: 429,
} as const
export type SharingRefusal = keyof typeof sharingRefusals
