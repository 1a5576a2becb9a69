import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

/** The message for a site that could not be released. */
export function restoreErrorText(failure: unknown): string {
  return failure instanceof ApiError && failure.code === 'NOT_QUARANTINED'
    ? m.restore_already()
    : staffErrorText(failure)
}
