import { formRefusals } from '#core/public-forms/refusals.ts'

/** Why the form is not taken, and the status of each (specification, section 8: contact form). */
export const contactRefusals = {
  ...formRefusals,
  /** There is no such category now, or it has no such sub-category. */
  CATEGORY_UNKNOWN: 400,
  /** What it is about is sent by a service form, which may be confidential. */
  HAS_OWN_FORM: 400,
} as const
export type ContactRefusal = keyof typeof contactRefusals
