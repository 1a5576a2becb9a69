import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { EventRefusal } from './event-refusals.ts'

type Details = { readonly taken: number; readonly startsAt: string }

const texts: Readonly<Record<string, (details: Details) => string>> = {
  ...associationRefusalTexts,
  ...({
    EVENT_NOT_FOUND: () => m.association_event_not_found(),
    EVENT_CHANGED: () => m.association_event_changed(),
    EVENT_STATE: () => m.association_event_state_refused(),
    EVENT_OVER: () => m.association_event_over_refused(),
    EVENT_IN_PAST: () => m.association_event_in_past(),
    EVENT_TOO_FAR: () => m.association_event_too_far(),
    EVENT_ENDS_BEFORE: () => m.association_event_ends_before(),
    EVENT_BELOW_TAKEN: ({ taken, startsAt }) =>
      m.association_event_below_taken({
        count: taken,
        when: formatDayAndTime(new Date(startsAt)),
        page: m.event_checkin_heading(),
      }),
    EVENT_HAS_BOOKINGS: () => m.association_event_has_bookings(),
    QUESTION_NOT_FOUND: () => m.association_event_changed(),
  } satisfies Record<EventRefusal, (details: Details) => string>),
}

function findText(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || !Object.hasOwn(texts, failure.code)) return undefined
  // Described by the endpoint for each refusal that has details.
  return texts[failure.code]?.((failure.answer ?? {}) as Details)
}

/** The message to a board when something about an event failed. */
export const eventErrorText = (failure: unknown): string =>
  findText(failure) ?? accountErrorText(failure)

/** The same to staff. */
export const staffEventErrorText = (failure: unknown): string =>
  findText(failure) ?? staffErrorText(failure)
