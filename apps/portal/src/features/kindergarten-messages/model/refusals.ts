/** Why something about messages is refused, besides `kindergartenRefusals`. */
export const messageRefusals = {
  /** ID-porten is not connected, so that nobody could read a sensitive thread. */
  STRONG_LOGIN_NOT_OFFERED: 409,
  NOTICE_NOT_FOUND: 404,
} as const
export type MessageRefusal = keyof typeof messageRefusals
