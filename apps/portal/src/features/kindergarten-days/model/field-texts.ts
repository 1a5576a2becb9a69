import { m } from '#messages'

const texts: Readonly<Record<string, () => string>> = {
  KINDERGARTEN_REQUIRED: m.kindergarten_days_choose_kindergarten,
  TITLE_REQUIRED: m.kindergarten_days_title_required,
  REASON_REQUIRED: m.kindergarten_days_reason_required,
  DAYS_REQUIRED: m.kindergarten_days_days_required,
  DAYS_TOO_MANY: m.kindergarten_days_days_too_many,
  DAY_INVALID: m.kindergarten_days_day_invalid,
  TIME_INVALID: m.kindergarten_days_time_invalid,
  NUMBER_INVALID: m.kindergarten_days_number_invalid,
  NOT_A_SATURDAY: m.kindergarten_days_not_saturday,
  ENDS_BEFORE: m.kindergarten_days_ends_before,
  DEADLINE_AFTER_DAY: m.kindergarten_days_deadline_after_day,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside a field. */
export const daysFieldText = (code: string): string =>
  (Object.hasOwn(texts, code) ? texts[code]?.() : undefined) ?? m.kindergarten_days_field_invalid()
