/** Why the form is not taken, and the status of each (specification, section 8: contact form). */
export const contactRefusals = {
  /** The token was used, or its time is over: whoever asks for a new one may send the form again. */
  TOKEN_ACTIVE: 400,
  /** What people never see was filled in, or what the page fills in was not. */
  SPAM: 400,
  /** Some fields are not right; which, and why, stands in the answer. */
  FIELDS_INVALID: 400,
  /** There is no such category now, or it has no such sub-category. */
  CATEGORY_UNKNOWN: 400,
} as const
export type ContactRefusal = keyof typeof contactRefusals
