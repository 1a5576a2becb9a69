import type { KindergartenRefusal } from '#core/kindergartens/refusals.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { errorText } from '#ui/error-text.ts'
import type { DaysRefusal } from './refusals.ts'

type Details = { readonly taken: number; readonly days: number }

/** Those of kindergartens that calls about surveys and extra openings meet. */
type SharedRefusal = Extract<
  KindergartenRefusal,
  'CHILD_NOT_ENROLLED' | 'CHILD_NOT_FOUND' | 'KINDERGARTEN_NOT_FOUND'
>

const texts: Readonly<Record<DaysRefusal | SharedRefusal, (details: Details) => string>> = {
  SURVEY_NOT_FOUND: () => m.kindergarten_days_survey_not_found(),
  OPENING_NOT_FOUND: () => m.kindergarten_days_opening_not_found(),
  EXTRA_PLACE_NOT_FOUND: () => m.kindergarten_days_place_not_found(),
  SURVEY_CHANGED: () => m.kindergarten_days_changed(),
  OPENING_CHANGED: () => m.kindergarten_days_changed(),
  EXTRA_PLACE_CHANGED: () => m.kindergarten_days_place_changed(),
  SURVEY_CLOSED: () => m.kindergarten_days_survey_closed(),
  SURVEY_HAS_ANSWERS: () => m.kindergarten_days_has_answers(),
  SURVEY_DAY_NOT_FOUND: () => m.kindergarten_days_day_not_found(),
  OPENING_CLOSED: () => m.kindergarten_days_opening_closed(),
  OPENING_CALLED_OFF: () => m.kindergarten_days_called_off(),
  OPENING_BELOW_TAKEN: ({ taken }) => m.kindergarten_days_below_taken({ count: taken }),
  DAYS_IN_PAST: () => m.kindergarten_days_in_past(),
  DAYS_TOO_FAR: () => m.kindergarten_days_too_far(),
  DEADLINE_AFTER_DAY: () => m.kindergarten_days_deadline_after_day(),
  NOT_A_SATURDAY: () => m.kindergarten_days_not_saturday(),
  NOTICE_TOO_SHORT: ({ days }) => m.kindergarten_days_notice_too_short({ count: days }),
  CHILD_NOT_FOUND: () => m.kindergarten_days_child_not_found(),
  CHILD_NOT_ENROLLED: () => m.kindergarten_days_not_enrolled(),
  KINDERGARTEN_NOT_FOUND: () => m.kindergarten_days_no_kindergarten(),
}

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

const textOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError && isKnown(failure.code)
    ? // Described by the endpoint for each refusal that has details.
      texts[failure.code]((failure.answer ?? {}) as Details)
    : undefined

/** The message to staff when something failed. */
export const staffDaysErrorText = (failure: unknown): string =>
  textOf(failure) ?? staffErrorText(failure)

/** The message to a guardian when something failed. */
export const daysErrorText = (failure: unknown): string => textOf(failure) ?? errorText(failure)
