import type { EditableField } from '#core/editable/field.ts'
import {
  choiceField,
  kronerField,
  numberField,
  optionalNumberField,
  textField,
} from '#core/editable/fields.ts'
import { m } from '#messages'
import type { AmountKind } from './amount-kinds.ts'
import { firstHalf, secondHalf, showDayOfYear, toDayOfYear } from './day-of-year.ts'

/*
 * Every field of an amount and of the deadlines, in the order of its form. The forms, the requests
 * and answers of the API and the audit log are derived from these descriptions.
 */

export const amountKindNames = {
  year: m.deposit_kind_year,
  autumn: m.deposit_kind_autumn,
  spring: m.deposit_kind_spring,
  'degree-bachelor': m.deposit_kind_bachelor,
  'degree-master': m.deposit_kind_master,
} satisfies Record<AmountKind, () => string>

/** What has to be deposited. The academic year and the kind say which amount it is. */
export const amountFields = {
  academicYear: numberField({
    label: m.deposit_amount_year,
    least: 2019,
    most: 2099,
    invalid: 'YEAR_INVALID',
    audit: 'depositAcademicYear',
  }),
  kind: choiceField({
    label: m.deposit_amount_kind,
    values: amountKindNames,
    required: 'KIND_REQUIRED',
    audit: 'depositAmountKind',
  }),
  amountOre: kronerField({
    label: m.deposit_amount_kroner,
    least: 1,
    // A million kroner.
    most: 100_000_000,
    isWhole: true,
    invalid: 'KRONER_INVALID',
    audit: 'depositAmountOre',
    auditName: m.deposit_amount_column,
  }),
  source: textField({
    label: m.deposit_amount_source,
    required: 'SOURCE_REQUIRED',
    longest: 300,
    audit: 'depositSource',
    auditName: m.audit_deposit_source,
  }),
}

/** A day of any year, before the semester that it is for or in it. */
function dayField<const Key extends string>(description: {
  readonly label: () => string
  readonly hint: () => string
  readonly half: typeof firstHalf
  readonly audit: Key
}): EditableField<string, unknown, Key> {
  const { label, hint, half, audit } = description
  return {
    schema: half,
    inputs: [{ suffix: '', type: 'text', label, hint }],
    audit: { key: audit, name: label, show: (day) => showDayOfYear(String(day)) },
    read: ([typed = '']) => toDayOfYear(typed),
    write: (day) => [showDayOfYear(day)],
  }
}

const days = { least: 1, most: 90, invalid: 'DAYS_INVALID' }
const daysOrNone = { least: 1, most: 365, invalid: 'USUAL_DAYS_INVALID' }

/** By when students apply and pay. */
export const deadlineFields = {
  /** An application after this day is for the autumn a year later. */
  autumnLastDay: dayField({
    label: m.deposit_deadline_autumn_last_day,
    hint: m.deposit_deadline_late,
    half: secondHalf,
    audit: 'depositAutumnLastDay',
  }),
  springLastDay: dayField({
    label: m.deposit_deadline_spring_last_day,
    hint: m.deposit_deadline_late,
    half: firstHalf,
    audit: 'depositSpringLastDay',
  }),
  autumnDue: dayField({
    label: m.deposit_deadline_autumn_due,
    hint: m.deposit_deadline_day_hint,
    half: firstHalf,
    audit: 'depositAutumnDue',
  }),
  springDue: dayField({
    label: m.deposit_deadline_spring_due,
    hint: m.deposit_deadline_day_hint,
    half: secondHalf,
    audit: 'depositSpringDue',
  }),
  /** Nobody has less time to transfer the money. */
  daysToPay: numberField({
    ...days,
    label: m.deposit_deadline_days_to_pay,
    audit: 'depositDaysToPay',
  }),
  /** How long an answer usually takes; null where nothing is promised. */
  usualDays: optionalNumberField({
    ...daysOrNone,
    label: m.deposit_deadline_usual_days,
    hint: m.deposit_deadline_usual_days_hint,
    audit: 'depositUsualDays',
  }),
  /** An approval lapses so many days after the money was due; null where none does. */
  lapseDays: optionalNumberField({
    ...daysOrNone,
    label: m.deposit_deadline_lapse_days,
    hint: m.deposit_deadline_lapse_days_hint,
    audit: 'depositLapseDays',
  }),
  /** The student is reminded so many days before that. */
  reminderDays: numberField({
    ...days,
    label: m.deposit_deadline_reminder_days,
    audit: 'depositReminderDays',
  }),
}
