import { questionFieldTexts } from '#core/questions/question-texts.ts'
import { m } from '#messages'

const texts: Readonly<Record<string, () => string>> = {
  ...questionFieldTexts,
  TITLE_REQUIRED: m.course_planning_title_required,
  TEXT_REQUIRED: m.course_planning_text_required,
  SUBJECT_REQUIRED: m.course_planning_subject_required,
  TEACHER_REQUIRED: m.course_planning_field_invalid,
  PLACE_REQUIRED: m.course_planning_field_invalid,
  PLACE_OR_LINK_REQUIRED: m.course_planning_place_or_link,
  LINK_INVALID: m.course_planning_link_invalid,
  LANGUAGES_REQUIRED: m.course_planning_languages_required,
  DATES_REQUIRED: m.course_planning_dates_required,
  DATES_OVERLAP: m.course_planning_dates_overlap,
  DATE_ENDS_BEFORE: m.course_planning_ends_before,
  DAY_INVALID: m.course_planning_day_invalid,
  TIME_INVALID: m.course_planning_time_invalid,
  DEADLINE_AFTER_START: m.course_planning_deadline_after_start,
  NUMBER_INVALID: m.course_planning_number_invalid,
  PRICE_INVALID: m.course_planning_price_invalid,
  CERTIFICATE_TOO_MANY: m.course_planning_certificate_too_many,
  AMOUNT_INVALID: m.course_planning_amount_invalid,
  REASON_REQUIRED: m.course_planning_reason_required,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside a field. */
export const planningFieldText = (code: string): string =>
  (Object.hasOwn(texts, code) ? texts[code]?.() : undefined) ?? m.course_planning_field_invalid()
