/** Refusals of a change of the setup, with the HTTP status of each. */
export const setupRefusals = {
  CATEGORY_NOT_FOUND: 404,
  SUBCATEGORY_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  /** It has changed since it was read. */
  SETUP_CHANGED: 409,
  /** Another category has one of the names. The form is sent with names, so they must be unique. */
  NAME_TAKEN: 409,
  /** There are inquiries about it. It can be hidden from the form instead. */
  IS_USED: 409,
  /** A confidential form needs a category with a confidential role. */
  NOT_CONFIDENTIAL: 409,
  /** Replies to confidential inquiries would go to the mailbox of the category. */
  REPLY_MAILBOX_MISSING: 409,
} as const
export type SetupRefusal = keyof typeof setupRefusals
