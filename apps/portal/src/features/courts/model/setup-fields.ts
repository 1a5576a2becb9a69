import {
  dateField,
  kronerField,
  localizedField,
  numberChoiceField,
  numberField,
  optionalDateField,
  optionalReferenceField,
  referenceField,
  textField,
  wallTimeField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { weekdayName, weekdayNames, weekdays } from '#platform/time/weekday-names.ts'
import { courtText, type SetupNames } from './setup-names.ts'

/*
 * Every field that staff set for courts, in the order of its form. The forms, the requests and
 * answers of the API and the audit log are derived from these descriptions.
 */

const courts = (setup: SetupNames) =>
  setup.courts.map(({ id }) => ({ value: String(id), text: courtText(setup, id) }))

const center = referenceField({
  label: m.court_center,
  audit: 'courtCenterId',
  options: ({ centers }: SetupNames) =>
    centers.map(({ id, name }) => ({ value: String(id), text: name })),
  required: 'CENTER_REQUIRED',
})
const category = referenceField({
  label: m.court_category,
  audit: 'courtCategoryId',
  options: ({ categories }: SetupNames) =>
    categories.map(({ id, name }) => ({ value: String(id), text: textIn(name) })),
  required: 'CATEGORY_REQUIRED',
})
const courtOfRule = { label: m.court_court, audit: 'courtId', required: 'COURT_REQUIRED' } as const
/** Without a court, a rule applies to the whole centre. */
const courtOrWholeCenter = optionalReferenceField({
  ...courtOfRule,
  options: (setup: SetupNames) => [{ value: '', text: m.court_whole_center() }, ...courts(setup)],
})
const name = localizedField({
  label: m.court_name,
  audit: 'courtName',
  required: 'NAME_REQUIRED',
  longest: 80,
})

const weekday = {
  options: () =>
    weekdays.map((day) => ({ value: String(day), text: sentenceCase(weekdayName(day)) })),
  values: weekdayNames,
  least: 1,
  most: 7,
  required: 'WEEKDAY_REQUIRED',
}
const fromTime = wallTimeField({
  label: m.court_from_time,
  hint: m.court_time_hint,
  audit: 'courtFromTime',
  pattern: /^([01]\d|2[0-3]):[03]0$/,
  invalid: 'HALF_HOUR_INVALID',
})
/** An end may also be midnight. */
const toTime = wallTimeField({
  label: m.court_to_time,
  hint: m.court_time_hint,
  audit: 'courtToTime',
  pattern: /^(([01]\d|2[0-3]):[03]0|24:00)$/,
  invalid: 'HALF_HOUR_INVALID',
})
const weekly = {
  firstWeekday: numberChoiceField({
    label: m.court_first_weekday,
    audit: 'courtFirstWeekday',
    ...weekday,
  }),
  lastWeekday: numberChoiceField({
    label: m.court_last_weekday,
    audit: 'courtLastWeekday',
    ...weekday,
  }),
  fromTime,
  toTime,
  validFrom: dateField({
    label: m.court_valid_from,
    audit: 'courtValidFrom',
    invalid: 'DAY_INVALID',
  }),
  validTo: optionalDateField({
    label: m.court_valid_to,
    hint: m.court_valid_to_hint,
    audit: 'courtValidTo',
    invalid: 'DAY_INVALID',
  }),
}

export const setupFields = {
  settings: {
    daysAhead: numberField({
      label: m.court_days_ahead,
      audit: 'courtDaysAhead',
      least: 0,
      most: 60,
      invalid: 'DAYS_AHEAD_INVALID',
    }),
    refundHours: numberField({
      label: m.court_refund_hours,
      audit: 'courtRefundHours',
      least: 0,
      most: 336,
      invalid: 'REFUND_HOURS_INVALID',
    }),
    lateRefundPercent: numberField({
      label: m.court_late_refund,
      audit: 'courtLateRefundPercent',
      least: 0,
      most: 100,
      invalid: 'PERCENT_INVALID',
    }),
    holdMinutes: numberField({
      label: m.court_hold_minutes,
      hint: m.court_hold_minutes_hint,
      audit: 'courtHoldMinutes',
      least: 5,
      most: 60,
      invalid: 'HOLD_MINUTES_INVALID',
    }),
    maxHolds: numberField({
      label: m.court_max_holds,
      audit: 'courtMaxHolds',
      least: 1,
      most: 10,
      invalid: 'MAX_HOLDS_INVALID',
    }),
    maxSlotAlerts: numberField({
      label: m.court_max_slot_alerts,
      audit: 'courtMaxSlotAlerts',
      least: 1,
      most: 50,
      invalid: 'MAX_SLOT_ALERTS_INVALID',
    }),
  },
  category: { name },
  court: {
    centerId: center,
    categoryId: category,
    name,
    isOffered: yesOrNoField({ label: m.court_is_offered, audit: 'courtIsOffered' }),
  },
  /** Without a court it applies to the courts of the centre that have no opening hours of their own. */
  opening: { centerId: center, courtId: courtOrWholeCenter, ...weekly },
  price: {
    categoryId: category,
    priceOre: kronerField({
      label: m.court_price_kroner,
      audit: 'courtPriceOre',
      auditName: m.audit_court_price,
      least: 1,
      most: 1_000_000,
      invalid: 'KRONER_INVALID',
    }),
    ...weekly,
  },
  'club-hours': {
    clubName: textField({
      label: m.court_club_name,
      audit: 'courtClubName',
      required: 'CLUB_REQUIRED',
      longest: 80,
    }),
    courtId: referenceField({ ...courtOfRule, options: courts }),
    ...weekly,
  },
  /** From a time on one day to a time on the same or a later day. */
  closure: {
    centerId: center,
    courtId: courtOrWholeCenter,
    fromDay: dateField({ label: m.court_from_day, audit: 'courtFromDay', invalid: 'DAY_INVALID' }),
    fromTime,
    toDay: dateField({ label: m.court_to_day, audit: 'courtToDay', invalid: 'DAY_INVALID' }),
    toTime,
    reason: localizedField({
      label: m.court_reason,
      audit: 'courtClosedReason',
      required: 'REASON_REQUIRED',
      longest: 80,
    }),
  },
}
