/** Refusals of a mailed link, with the HTTP status. */
export const linkRefusals = {
  /** The same for an unknown, forged, used or expired link. */
  LINK_NOT_VALID: 410,
} as const
export type LinkRefusal = keyof typeof linkRefusals
