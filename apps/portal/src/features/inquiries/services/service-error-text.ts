import { formErrorText } from '#core/public-forms/form-texts.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

/** What is said of a service form that was not taken. */
export function serviceErrorText(failure: unknown): string {
  const isClosed = failure instanceof ApiError && failure.code === 'FORM_CLOSED'
  return isClosed ? m.service_closed_now() : formErrorText(failure)
}
