import { formErrorText } from '#core/public-forms/form-texts.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

/** The message when a service form was refused. */
export function serviceErrorText(failure: unknown): string {
  const isClosed = failure instanceof ApiError && failure.code === 'FORM_CLOSED'
  return isClosed ? m.service_closed_now() : formErrorText(failure)
}
