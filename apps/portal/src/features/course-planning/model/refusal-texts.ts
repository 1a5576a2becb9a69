import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CoursePlaceRefusal, PlanningRefusal } from './refusals.ts'

type Details = { readonly taken: number }

const texts: Readonly<Record<string, (details: Details) => string>> = {
  ...paymentRefusalTexts,
  ...({
    COURSE_NOT_FOUND: () => m.course_planning_not_found(),
    COURSE_CHANGED: () => m.course_planning_changed(),
    COURSE_STATE: () => m.course_planning_state_refused(),
    COURSE_OVER: () => m.course_planning_over(),
    COURSE_IN_PAST: () => m.course_planning_in_past(),
    COURSE_DATE_ENDS_BEFORE: () => m.course_planning_ends_before(),
    COURSE_TOO_FAR: () => m.course_planning_too_far(),
    COURSE_DATE_HELD: () => m.course_planning_date_held(),
    COURSE_DATE_NOT_FOUND: () => m.course_planning_changed(),
    QUESTION_NOT_FOUND: () => m.course_planning_changed(),
    COURSE_ANSWERS_INVALID: () => m.course_planning_answers_invalid(),
    COURSE_BELOW_TAKEN: ({ taken }) => m.course_planning_below_taken({ count: taken }),
    COURSE_HAS_BOOKINGS: () => m.course_planning_has_bookings(),
    COURSE_CALL_OFF_WAITS: () => m.course_planning_call_off_waits(),
    PLACE_NOT_FOUND: () => m.course_planning_place_not_found(),
    PLACE_CHANGED: () => m.course_planning_place_changed(),
  } satisfies Record<PlanningRefusal | CoursePlaceRefusal, (details: Details) => string>),
}

/** The message to staff when something about a course failed. */
export function planningErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError) || !Object.hasOwn(texts, failure.code))
    return staffErrorText(failure)
  // Described by the endpoint for each refusal that has details.
  return texts[failure.code]?.((failure.answer ?? {}) as Details) ?? staffErrorText(failure)
}
