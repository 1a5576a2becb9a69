/** Why something of the setup is not changed, and the status of each. */
export const setupRefusals = {
  CATEGORY_NOT_FOUND: 404,
  SUBCATEGORY_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  /** It is not as it was seen. */
  SETUP_CHANGED: 409,
  /** Another has one of the names, in one of the languages: the form is sent with names. */
  NAME_TAKEN: 409,
  /** Inquiries name it. It may be offered no longer instead. */
  IS_USED: 409,
  /** What is confidential is answered by those alone who are bound to it, and stays with them. */
  NOT_CONFIDENTIAL: 409,
  /** What senders answer to what is confidential would go to the mailbox of the category. */
  REPLY_MAILBOX_MISSING: 409,
} as const
export type SetupRefusal = keyof typeof setupRefusals
