import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

/** What is said when it could not be switched. */
export function serviceErrorText(failure: unknown): string {
  return failure instanceof ApiError && failure.code === 'SERVICE_CHANGED'
    ? m.services_changed()
    : staffErrorText(failure)
}
