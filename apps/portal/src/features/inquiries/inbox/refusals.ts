/** Refusals of the inbox, with the HTTP status of each. */
export const inboxRefusals = {
  /** It does not exist, or the caller has no access to its category. */
  INQUIRY_NOT_FOUND: 404,
  /** It has changed since it was read. */
  INQUIRY_CHANGED: 409,
  /** The colleague does not answer in its category. */
  NOT_ANSWERING: 409,
  CATEGORY_UNKNOWN: 409,
  /** An answer to a closed inquiry, or reopening an open one. */
  STEP_NOT_POSSIBLE: 409,
} as const
export type InboxRefusal = keyof typeof inboxRefusals

/** Refusals of single inquiries when several are changed at once. */
export const refusedOfSeveral = [
  'INQUIRY_NOT_FOUND',
  'INQUIRY_CHANGED',
  'NOT_ANSWERING',
  'STEP_NOT_POSSIBLE',
  'OWN_CASE',
] as const
export type RefusedOfSeveral = (typeof refusedOfSeveral)[number]

export const isRefused = (code: string): code is RefusedOfSeveral =>
  (refusedOfSeveral as readonly string[]).includes(code)
