import type { InvoiceStatus } from '#core/invoices/invoice-status.ts'
import type { TerminationReason } from '#core/memberships/termination-reasons.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate, formatMonth } from '#platform/time/format.ts'
import type { OfferedType, PurchasePreview } from './contract.ts'
import type { Period } from './rules/months.ts'

export const reasonNames = {
  OFFER: m.termination_reason_offer,
  ANOTHER_GYM: m.termination_reason_elsewhere,
  NOT_TRAINING: m.termination_reason_not_training,
  PRICE: m.termination_reason_price,
  NOT_STUDENT: m.termination_reason_not_student,
  OTHER: m.termination_reason_other,
} satisfies Record<TerminationReason, () => string>

export const statusNames = {
  open: m.fitness_invoice_open,
  overdue: m.fitness_invoice_overdue,
  paying: m.fitness_invoice_paying,
  paid: m.fitness_invoice_paid,
  credited: m.fitness_invoice_credited,
  owed: m.fitness_invoice_owed,
} satisfies Record<InvoiceStatus, () => string>

export const statusTones = {
  open: 'info',
  overdue: 'danger',
  paying: 'info',
  paid: 'success',
  credited: 'neutral',
  owed: 'warning',
} as const satisfies Record<InvoiceStatus, string>

/** `3. desember 2026`, `3 December 2026`. */
export const dateText = (day: string) => formatDate(noonOf(day), getLocale())

/** `januar 2027`, `January 2027`. */
export const monthText = (day: string) => `${formatMonth(noonOf(day))} ${day.slice(0, 4)}`

export const periodText = ({ startDate, endDate }: Period) =>
  m.membership_period({ from: dateText(startDate), to: dateText(endDate) })

export const monthsText = (count: number) => m.membership_months({ count })

/** `399 kr/mnd`, `399 kr/mo.` (specification, section 3: money). */
export const monthlyText = (ore: number) => `${formatKroner(ore)}/${m.membership_per_month()}`

export const priceText = ({ payment, priceOre }: Pick<OfferedType, 'payment' | 'priceOre'>) =>
  payment === 'monthly' ? monthlyText(priceOre) : formatKroner(priceOre)

/** The commitment, or the duration if it is paid once. */
export function lengthText({ payment, months }: Pick<OfferedType, 'payment' | 'months'>): string {
  if (payment === 'once') return m.membership_lasts({ months: monthsText(months) })
  if (months === 0) return m.membership_no_commitment()
  return m.membership_commitment({ months: monthsText(months) })
}

/** How the membership ends. */
export function endText({ payment, months }: Pick<OfferedType, 'payment' | 'months'>): string {
  if (payment === 'once') return m.membership_ends_itself()
  return months === 0 ? m.membership_runs() : m.membership_runs_after()
}

export function lineText({ kind, from, to }: PurchasePreview['lines'][number]): string {
  switch (kind) {
    case 'rest-of-month':
      return m.membership_line_rest({ from: dateText(from), to: dateText(to) })
    case 'month':
      return m.membership_line_month({ month: monthText(from) })
    case 'once':
      return m.membership_line_once({ from: dateText(from), to: dateText(to) })
    case 'start-fee':
      return m.fitness_line_start_fee()
  }
}
