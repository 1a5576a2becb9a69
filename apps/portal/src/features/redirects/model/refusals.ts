/** Refusals of the setup, with the HTTP status of each. */
export const redirectRefusals = {
  REDIRECT_NOT_FOUND: 404,
  /** Somebody has saved it since it was read. */
  REDIRECT_CHANGED: 409,
  /** There is a redirect from this address. */
  REDIRECT_EXISTS: 409,
  /** The site itself answers there, so that nobody would be led on. */
  ADDRESS_IN_USE: 409,
  /** It would lead back to itself. */
  REDIRECT_CIRCLE: 409,
  TOO_MANY_REDIRECTS: 409,
  MISSED_ADDRESS_NOT_FOUND: 404,
} as const
export type RedirectRefusal = keyof typeof redirectRefusals
