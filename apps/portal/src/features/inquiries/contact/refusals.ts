import { formRefusals } from '#core/public-forms/refusals.ts'

/** Refusals of the form, with the HTTP status of each (specification, section 8: contact form). */
export const contactRefusals = {
  ...formRefusals,
  /** The category is not offered, or does not have the sub-category. */
  CATEGORY_UNKNOWN: 400,
  /** A service form, which may be confidential, sends this sub-category. */
  HAS_OWN_FORM: 400,
} as const
export type ContactRefusal = keyof typeof contactRefusals
