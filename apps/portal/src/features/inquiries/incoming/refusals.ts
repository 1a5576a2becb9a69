/** Why a mail is not taken in, and the status of each: what a mail server does with it follows. */
export const incomingRefusals = {
  KEY_INVALID: 401,
  /** It is no mail, or beyond all bounds. */
  MAIL_UNREADABLE: 422,
  /** It answers nothing that we know: its sender shall write by the form. */
  THREAD_UNKNOWN: 422,
} as const
export type IncomingRefusal = keyof typeof incomingRefusals
