import { formRefusals } from '#core/public-forms/refusals.ts'

/** Why what comes by a service form is not taken, and the status of each. */
export const serviceRefusals = {
  ...formRefusals,
  /** There is no such form, or nobody who answers what comes by it. */
  FORM_CLOSED: 404,
} as const
