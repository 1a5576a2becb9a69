import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { EventRefusal } from './event-refusals.ts'

const texts: Readonly<Record<string, (taken: number) => string>> = {
  ...associationRefusalTexts,
  ...({
    EVENT_NOT_FOUND: () => m.association_event_not_found(),
    EVENT_CHANGED: () => m.association_event_changed(),
    EVENT_STATE: () => m.association_event_state_refused(),
    EVENT_OVER: () => m.association_event_over_refused(),
    EVENT_IN_PAST: () => m.association_event_in_past(),
    EVENT_TOO_FAR: () => m.association_event_too_far(),
    EVENT_ENDS_BEFORE: () => m.association_event_ends_before(),
    EVENT_BELOW_TAKEN: (taken) => m.association_event_below_taken({ count: taken }),
    EVENT_HAS_BOOKINGS: () => m.association_event_has_bookings(),
    QUESTION_NOT_FOUND: () => m.association_event_changed(),
  } satisfies Record<EventRefusal, (taken: number) => string>),
}

function findText(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || !Object.hasOwn(texts, failure.code)) return undefined
  const { taken } = (failure.answer ?? {}) as { taken?: unknown }
  return texts[failure.code]?.(typeof taken === 'number' ? taken : 0)
}

/** The message to a board when something about an event failed. */
export const eventErrorText = (failure: unknown): string =>
  findText(failure) ?? accountErrorText(failure)

/** The same to staff. */
export const staffEventErrorText = (failure: unknown): string =>
  findText(failure) ?? staffErrorText(failure)
