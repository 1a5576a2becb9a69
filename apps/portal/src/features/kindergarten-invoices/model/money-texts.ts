import type { InvoiceStatus } from '#core/invoices/invoice-status.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate, formatMonth } from '#platform/time/format.ts'
import type { LeftOutReason } from './states.ts'

export const statusNames = {
  open: m.kindergarten_status_open,
  overdue: m.kindergarten_status_overdue,
  paying: m.kindergarten_status_paying,
  paid: m.kindergarten_status_paid,
  credited: m.kindergarten_status_credited,
  owed: m.kindergarten_status_owed,
} satisfies Record<InvoiceStatus, () => string>

export const statusTones = {
  open: 'info',
  overdue: 'danger',
  paying: 'info',
  paid: 'success',
  credited: 'neutral',
  owed: 'warning',
} as const satisfies Record<InvoiceStatus, string>

export const leftOutTexts = {
  'free-month': m.kindergarten_left_free_month,
  'no-price': m.kindergarten_left_no_price,
  'no-payer': m.kindergarten_left_no_payer,
  'payer-blocked': m.kindergarten_left_blocked,
  'nothing-to-pay': m.kindergarten_left_nothing,
} satisfies Record<LeftOutReason, () => string>

/** `3. desember 2026`, `3 December 2026`. */
export const dateText = (day: string) => formatDate(noonOf(day), getLocale())

/** `desember 2026`, of any day of the month. */
export const monthText = (day: string) => `${formatMonth(noonOf(day))} ${day.slice(0, 4)}`

/** `juli`, of 1 to 12. */
export const monthName = (number: number) =>
  formatMonth(noonOf(`2026-${String(number).padStart(2, '0')}-01`))

export const periodText = ({ periodStart }: { readonly periodStart: string }) =>
  monthText(periodStart)
