import { addDays, daysBetween } from '#platform/time/date.ts'
import { isFrozenOn, type MembershipFacts } from './membership-facts.ts'
import { isFirstOfMonth, lastOfMonth, monthOf, monthsAfter, nextMonth } from './months.ts'

/** Between an invoice and the day on which it is due. */
export const daysToPay = 14

export const invoiceLineKinds = ['rest-of-month', 'month', 'start-fee', 'once'] as const
export type InvoiceLineKind = (typeof invoiceLineKinds)[number]

/** One line of an invoice: what for, for which days, and how much in øre. */
export type InvoiceLine = {
  readonly kind: InvoiceLineKind
  readonly from: string
  readonly to: string
  readonly amountOre: number
}

export type InvoiceDraft = {
  readonly periodStart: string
  readonly periodEnd: string
  readonly dueOn: string
  readonly lines: readonly InvoiceLine[]
}

/** What a type of membership costs. `months`: of commitment, or that one paid once lasts. */
export type Price = {
  readonly payment: 'monthly' | 'once'
  readonly months: number
  readonly priceOre: number
  readonly startFeeOre: number
}

export const totalOf = ({ lines }: Pick<InvoiceDraft, 'lines'>) =>
  lines.reduce((total, { amountOre }) => total + amountOre, 0)

/** The last day of a membership that is paid once. */
export const paidUntil = (startDate: string, months: number) =>
  addDays(monthsAfter(startDate, months), -1)

/** With the purchase: the rest of this month and all of the next one; or all at once. */
export function firstInvoice(price: Price, startDate: string): InvoiceDraft {
  const { payment, months, priceOre, startFeeOre } = price
  const dueOn = firstInvoiceDue(startDate)
  const fee: InvoiceLine[] =
    startFeeOre > 0
      ? [{ kind: 'start-fee', from: startDate, to: startDate, amountOre: startFeeOre }]
      : []
  if (payment === 'once') {
    const to = paidUntil(startDate, months)
    const line = { kind: 'once', from: startDate, to, amountOre: priceOre } as const
    return { periodStart: startDate, periodEnd: to, dueOn, lines: [line, ...fee] }
  }
  const next = nextMonth(startDate)
  return {
    periodStart: startDate,
    periodEnd: lastOfMonth(next),
    dueOn,
    lines: [restOfMonth(priceOre, startDate), wholeMonth(priceOre, next), ...fee],
  }
}

const firstInvoiceDue = (startDate: string) => addDays(startDate, daysToPay)

/** By days, the first and the last included, to the nearest krone. */
function restOfMonth(priceOre: number, startDate: string): InvoiceLine {
  if (isFirstOfMonth(startDate)) return wholeMonth(priceOre, startDate)
  const to = lastOfMonth(startDate)
  const days = daysBetween(startDate, to) + 1
  const amountOre = Math.round((priceOre * days) / Number(to.slice(8)) / 100) * 100
  return { kind: 'rest-of-month', from: startDate, to, amountOre }
}

function wholeMonth(priceOre: number, month: string): InvoiceLine {
  return { kind: 'month', from: month, to: lastOfMonth(month), amountOre: priceOre }
}

/** Of one month, due on its first day; later where the invoice comes late. */
export function monthlyInvoice(priceOre: number, month: string, invoicedOn: string): InvoiceDraft {
  const soonest = addDays(invoicedOn, daysToPay)
  return {
    periodStart: month,
    periodEnd: lastOfMonth(month),
    dueOn: month > soonest ? month : soonest,
    lines: [wholeMonth(priceOre, month)],
  }
}

/**
 * The months to send invoices for today: those that begin within two weeks, after the last that an
 * invoice was for; nothing for frozen months, and nothing after the end.
 * @param coveredUntil the last day of the last invoice; null where there has been none, as of a
 *   membership from before there were any: it is asked for no month that has begun
 */
export function monthsToInvoice(
  membership: Pick<MembershipFacts, 'endDate' | 'freezes'>,
  coveredUntil: string | null,
  today: string,
): string[] {
  const until = addDays(today, daysToPay)
  const last = membership.endDate && membership.endDate < until ? membership.endDate : until
  const months: string[] = []
  for (let month = nextMonth(coveredUntil ?? today); month <= last; month = nextMonth(month))
    if (!isFrozenOn(membership, month)) months.push(month)
  return months
}

/** When the last invoice of a membership that ends on a day is due. */
export function lastInvoiceDue(
  membership: Pick<MembershipFacts, 'startDate' | 'freezes'>,
  endDate: string,
): string {
  const firstOfMonthly = monthsAfter(monthOf(membership.startDate), 2)
  let due = firstInvoiceDue(membership.startDate)
  for (let month = firstOfMonthly; month <= endDate; month = nextMonth(month))
    if (!isFrozenOn(membership, month)) due = month
  return due
}

export type InvoiceStatus = 'open' | 'overdue' | 'paid'

/** The day on which it is due is the last on which it is not late. */
export function invoiceStatus(
  { dueOn, paidOn }: { dueOn: string; paidOn: string | null },
  today: string,
): InvoiceStatus {
  if (paidOn !== null) return 'paid'
  return dueOn < today ? 'overdue' : 'open'
}
