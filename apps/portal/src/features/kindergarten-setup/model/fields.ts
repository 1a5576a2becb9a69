import { z } from 'zod/mini'
import {
  dateField,
  localizedField,
  numberField,
  optionalDateField,
  optionalKeyField,
  textField,
  wallTimeField,
} from '#core/editable/fields.ts'
import { longest } from '#core/kindergartens/limits.ts'
import { m } from '#messages'
import { uuidQuery } from '#platform/routing/page.ts'
import { accountField, optionalEmailField, optionalLinkField } from './text-fields.ts'

/*
 * Every field that staff set for kindergartens, in the order of its form. The forms, the requests and
 * answers of the API and the audit log are derived from these descriptions.
 */

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

const wallTime = <const Key extends string>(label: () => string, audit: Key, hint?: () => string) =>
  wallTimeField({
    label,
    hint: hint ?? m.kindergarten_setup_time_hint,
    audit,
    pattern: timePattern,
    invalid: 'TIME_INVALID',
  })

const name = <const Key extends string>(audit: Key) =>
  textField({
    label: m.kindergarten_setup_name,
    audit,
    required: 'NAME_REQUIRED',
    longest: longest.name,
  })

export const kindergartenFields = {
  name: name('kindergartenName'),
  phone: textField({
    label: m.kindergarten_setup_phone,
    audit: 'kindergartenPhone',
    longest: longest.phone,
    also: z.refine((text) => /^(\+?[\d ]{3,})?$/.test(text), 'PHONE_INVALID'),
  }),
  email: optionalEmailField({ label: m.kindergarten_setup_email, audit: 'kindergartenEmail' }),
  opensAt: wallTime(m.kindergarten_setup_opens, 'kindergartenOpensAt'),
  closesAt: wallTime(m.kindergarten_setup_closes, 'kindergartenClosesAt'),
  absenceUntil: wallTime(
    m.kindergarten_setup_absence_until,
    'kindergartenAbsenceUntil',
    m.kindergarten_setup_absence_until_hint,
  ),
  noticeMonths: numberField({
    label: m.kindergarten_setup_notice_months,
    hint: m.kindergarten_setup_notice_months_hint,
    audit: 'kindergartenNoticeMonths',
    least: 0,
    most: 12,
    invalid: 'NOTICE_INVALID',
  }),
  yearPlanUrl: optionalLinkField({
    label: m.kindergarten_setup_year_plan,
    hint: m.kindergarten_setup_year_plan_hint,
    audit: 'kindergartenYearPlan',
  }),
  closedOn: optionalDateField({
    label: m.kindergarten_setup_closed_on,
    hint: m.kindergarten_setup_closed_on_hint,
    audit: 'kindergartenClosedOn',
    invalid: 'DATE_INVALID',
  }),
}

type Hours = {
  readonly opensAt: string
  readonly closesAt: string
  readonly absenceUntil: string
}

/** What is no time has a problem of its own, and is not compared. */
const inOrder = (times: readonly string[], isRight: boolean) =>
  isRight || times.some((time) => !timePattern.test(time))

/** What the times of a kindergarten have to be together; the database holds the same. */
export const hoursChecks = [
  z.refine<Hours>(({ opensAt, closesAt }) => inOrder([opensAt, closesAt], opensAt < closesAt), {
    error: 'CLOSES_BEFORE_IT_OPENS',
    path: ['closesAt'],
  }),
  z.refine<Hours>(
    ({ opensAt, closesAt, absenceUntil: until }) =>
      inOrder([opensAt, closesAt, until], opensAt <= until && until <= closesAt),
    { error: 'ABSENCE_OUTSIDE_HOURS', path: ['absenceUntil'] },
  ),
] as const

export const departmentFields = {
  name: name('kindergartenDepartmentName'),
  places: numberField({
    label: m.kindergarten_setup_places,
    audit: 'kindergartenDepartmentPlaces',
    least: 0,
    most: 200,
    invalid: 'PLACES_INVALID',
  }),
}

export const closingFields = {
  closedOn: dateField({
    label: m.kindergarten_setup_department_closed_on,
    hint: m.kindergarten_setup_department_closed_on_hint,
    audit: 'kindergartenDepartmentClosedOn',
    invalid: 'DATE_INVALID',
  }),
}

/** What the options of a form are taken from. */
export type SetupContext = {
  readonly departments: readonly {
    readonly id: string
    readonly name: string
    readonly closedOn: string | null
  }[]
}

const departmentChoice = optionalKeyField({
  label: m.kindergarten_setup_department,
  audit: 'kindergartenEmployeeDepartment',
  pattern: uuidQuery,
  required: 'DEPARTMENT_INVALID',
  options: ({ departments }: SetupContext) => [
    { value: '', text: m.kindergarten_setup_all_departments() },
    ...departments.map(({ id, name: text }) => ({ value: id, text })),
  ],
})

export const employeeFields = {
  name: name('kindergartenEmployeeName'),
  title: localizedField({
    label: m.kindergarten_setup_title,
    hint: m.kindergarten_setup_title_hint,
    audit: 'kindergartenEmployeeTitle',
    longest: longest.title,
  }),
  departmentId: {
    ...departmentChoice,
    audit: { ...departmentChoice.audit, isReference: true as const },
  },
  accountEmail: accountField({
    label: m.kindergarten_setup_account,
    hint: m.kindergarten_setup_account_hint,
    audit: 'kindergartenEmployeeAccount',
  }),
  endedOn: optionalDateField({
    label: m.kindergarten_setup_ended_on,
    hint: m.kindergarten_setup_ended_on_hint,
    audit: 'kindergartenEmployeeEndedOn',
    invalid: 'DATE_INVALID',
  }),
}

export const closingDayFields = {
  fromOn: dateField({
    label: m.kindergarten_setup_from_on,
    audit: 'kindergartenClosingFrom',
    invalid: 'DATE_INVALID',
  }),
  toOn: dateField({
    label: m.kindergarten_setup_to_on,
    hint: m.kindergarten_setup_to_on_hint,
    audit: 'kindergartenClosingTo',
    invalid: 'DATE_INVALID',
  }),
  reason: localizedField({
    label: m.kindergarten_setup_reason,
    audit: 'kindergartenClosingReason',
    required: 'REASON_REQUIRED',
    longest: longest.title,
  }),
}

export const consentKindFields = {
  name: localizedField({
    label: m.kindergarten_setup_name,
    audit: 'kindergartenConsentName',
    required: 'NAME_REQUIRED',
    longest: longest.title,
  }),
  text: localizedField({
    label: m.kindergarten_setup_consent_text,
    hint: m.kindergarten_setup_consent_text_hint,
    audit: 'kindergartenConsentText',
    required: 'TEXT_REQUIRED',
    longest: longest.text,
    lines: true,
  }),
}
