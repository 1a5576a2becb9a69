import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatHours, formatShortDate } from '#platform/time/format.ts'
import { weekdayName } from '#platform/time/weekday-names.ts'
import type { StaffSetup } from './contract.ts'

const texts: Readonly<Record<string, () => string>> = {
  DAY_INVALID: m.court_day_invalid,
  HALF_HOUR_INVALID: m.court_half_hour_invalid,
  WEEKDAY_REQUIRED: m.court_weekday_required,
  LAST_BEFORE_FIRST: m.court_last_before_first,
  ENDS_BEFORE_IT_BEGINS: m.court_ends_before_it_begins,
  DAYS_AHEAD_INVALID: m.court_days_ahead_invalid,
  REFUND_HOURS_INVALID: m.court_refund_hours_invalid,
  PERCENT_INVALID: m.court_percent_invalid,
  HOLD_MINUTES_INVALID: m.court_hold_minutes_invalid,
  MAX_HOLDS_INVALID: m.court_max_holds_invalid,
  MAX_SLOT_ALERTS_INVALID: m.court_max_slot_alerts_invalid,
  CENTER_REQUIRED: m.court_center_required,
  CATEGORY_REQUIRED: m.court_category_required,
  COURT_REQUIRED: m.court_court_required,
  KRONER_INVALID: m.court_kroner_invalid,
  CLUB_REQUIRED: m.court_club_required,
  CHARACTERS_INVALID: m.court_characters_invalid,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  CENTER_NOT_FOUND: m.court_center_not_found,
  CATEGORY_NOT_FOUND: m.court_category_not_found,
  COURT_NOT_FOUND: m.court_not_found,
}

const localizedTexts = {
  NAME_REQUIRED: m.court_name_required,
  REASON_REQUIRED: m.court_reason_required,
}

/** The text beside an invalid field. */
export const setupFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText(localizedTexts, code, field) ?? texts[code]?.()

type Weekly = Pick<
  StaffSetup['openings'][number],
  'firstWeekday' | 'lastWeekday' | 'fromTime' | 'toTime' | 'validFrom' | 'validTo'
>

/** `Mandag–fredag 07.00–23.00, fra 17. aug. 2026 til og med 20. des. 2026`. */
export function weeklyText(rule: Weekly): string {
  const first = weekdayName(rule.firstWeekday)
  const days =
    rule.firstWeekday === rule.lastWeekday ? first : `${first}–${weekdayName(rule.lastWeekday)}`
  const hours = formatHours({ opens: rule.fromTime, closes: rule.toTime })
  const from = m.court_rule_from({ day: formatShortDate(noonOf(rule.validFrom)) })
  const until = rule.validTo && m.court_rule_until({ day: formatShortDate(noonOf(rule.validTo)) })
  return `${sentenceCase(days)} ${hours}, ${until ? `${from} ${until}` : from}`
}
