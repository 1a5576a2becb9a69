import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { errorText } from '#ui/error-text.ts'
import type { CheckInRefusal } from '../model/check-in-refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...associationRefusalTexts,
  ...({
    CHECK_IN_EVENT_NOT_FOUND: m.event_checkin_no_event,
    CHECK_IN_PLACE_NOT_FOUND: m.event_checkin_no_place,
    CHECK_IN_NOT_NOW: m.event_checkin_not_now,
    CHECK_IN_UNDO_LATE: m.event_checkin_undo_late,
  } satisfies Record<CheckInRefusal, () => string>),
}

/** The text for a failed call at the door. */
export function checkInErrorText(failure: unknown): string {
  return (failure instanceof ApiError && texts[failure.code]?.()) || errorText(failure)
}
