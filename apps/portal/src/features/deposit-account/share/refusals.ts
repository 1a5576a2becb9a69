/** Why sharing is refused, and the status of each. */
export const sharingRefusals = {
  /** There is nothing to pay yet. */
  NOTHING_TO_SHARE: 409,
  /** Whoever shared it has stopped, or the address is not whole. */
  NOT_SHARED: 404,
  TOO_MANY_ATTEMPTS: 429,
} as const
export type SharingRefusal = keyof typeof sharingRefusals
