import { formRefusals } from '#core/public-forms/refusals.ts'

/** Refusals of a service form, with the HTTP status of each. */
export const serviceRefusals = {
  ...formRefusals,
  /** The form does not exist, or has no category. */
  FORM_CLOSED: 404,
} as const
