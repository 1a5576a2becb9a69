/** Refusals of an incoming mail, with the HTTP status of each, which tells the mail server whether to retry. */
export const incomingRefusals = {
  KEY_INVALID: 401,
  /** It is not a mail, or exceeds the limits. */
  MAIL_UNREADABLE: 422,
  /** It belongs to no inquiry: its sender should use the form. */
  THREAD_UNKNOWN: 422,
} as const
export type IncomingRefusal = keyof typeof incomingRefusals
