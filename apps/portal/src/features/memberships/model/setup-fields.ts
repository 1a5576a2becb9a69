import { z } from 'zod/mini'
import {
  choiceField,
  dateField,
  kronerField,
  localizedField,
  numberField,
  textField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import { m } from '#messages'
import { maxOre, membershipCode, type Payment } from './membership-type.ts'

/*
 * Every field of a membership type and of the rules, in the order of its form. The forms, the
 * requests and answers of the API and the audit log are derived from these descriptions.
 */

const ore = { most: maxOre, isWhole: true, invalid: 'KRONER_INVALID' }

/** A membership type and its price from a day on. Its code and that day say which one it is. */
export const typeFields = {
  code: {
    ...textField({
      label: m.membership_type_code,
      hint: m.membership_type_code_hint,
      longest: 40,
      audit: 'membershipCode',
    }),
    schema: membershipCode,
    read: ([typed = '']: readonly string[]) => typed.trim().toUpperCase(),
  },
  validFrom: dateField({
    label: m.membership_type_valid_from,
    invalid: 'DAY_INVALID',
    audit: 'membershipValidFrom',
  }),
  name: localizedField({
    label: m.membership_type_name,
    required: 'NAME_REQUIRED',
    longest: 60,
    // Invoices print the name.
    also: z.regex(/^[\p{Script=Latin}\p{N}\p{P}\p{Zs}+]*$/u, 'CHARACTERS_INVALID'),
    audit: 'membershipTypeName',
  }),
  /** Shown below the price. */
  note: localizedField({
    label: m.membership_type_note,
    longest: 200,
    audit: 'membershipTypeNote',
  }),
  isForStudents: yesOrNoField({
    label: m.membership_type_buyers,
    control: 'radios',
    texts: { yes: m.membership_for_students, no: m.membership_for_others },
    audit: 'isForStudents',
    auditName: m.membership_type_for_students,
  }),
  payment: choiceField({
    label: m.membership_type_payment,
    control: 'radios',
    values: {
      monthly: m.membership_payment_monthly,
      once: m.membership_payment_once,
    } satisfies Record<Payment, () => string>,
    required: 'PAYMENT_REQUIRED',
    audit: 'payment',
  }),
  months: numberField({
    label: m.membership_type_months,
    least: 0,
    most: 60,
    invalid: 'MONTHS_INVALID',
    audit: 'months',
  }),
  priceOre: kronerField({
    ...ore,
    label: m.membership_type_kroner,
    least: 1,
    audit: 'membershipPriceOre',
    auditName: m.audit_membership_price,
  }),
  startFeeOre: kronerField({
    ...ore,
    label: m.membership_type_start_fee_kroner,
    least: 0,
    audit: 'startFeeOre',
    auditName: m.fitness_line_start_fee,
  }),
  vatPercent: numberField({
    label: m.membership_type_vat,
    hint: m.membership_type_vat_hint,
    least: 0,
    most: 25,
    invalid: 'VAT_INVALID',
    audit: 'membershipVatPercent',
  }),
  isOffered: yesOrNoField({
    label: m.membership_type_offered,
    control: 'radios',
    audit: 'isOffered',
  }),
}

// An invoice is sent less than a month before its month: with shorter notice it might have been sent.
const notice = { least: 1, most: 6, invalid: 'NOTICE_INVALID' }
const limit = { least: 0, most: 12, invalid: 'LIMIT_INVALID' }

/** The rules of freezing and terminating, in whole calendar months, and of paying, in days. */
export const settingsFields = {
  freezeNotice: numberField({ ...notice, label: m.fitness_freeze_notice, audit: 'freezeNotice' }),
  firstYearFreeze: numberField({
    ...limit,
    label: m.fitness_first_year_freeze,
    audit: 'firstYearFreeze',
  }),
  laterFreeze: numberField({ ...limit, label: m.fitness_later_freeze, audit: 'laterFreeze' }),
  uncommittedFreeze: numberField({
    ...limit,
    label: m.fitness_uncommitted_freeze,
    audit: 'uncommittedFreeze',
  }),
  terminationNotice: numberField({
    ...notice,
    label: m.fitness_termination_notice,
    audit: 'terminationNotice',
  }),
  daysToPay: numberField({
    label: m.fitness_days_to_pay,
    hint: m.fitness_days_to_pay_hint,
    least: 7,
    most: 27,
    invalid: 'DAYS_TO_PAY_INVALID',
    audit: 'membershipDaysToPay',
  }),
}
