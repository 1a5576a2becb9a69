import type { InvoiceLine as CoreLine } from '#core/invoices/lines.ts'
import { addDays, daysBetween } from '#platform/time/date.ts'
import { isFrozenOn, type MembershipFacts } from './membership-facts.ts'
import { isFirstOfMonth, lastOfMonth, monthOf, monthsAfter, nextMonth } from './months.ts'

export const invoiceLineKinds = ['rest-of-month', 'month', 'start-fee', 'once'] as const
export type InvoiceLineKind = (typeof invoiceLineKinds)[number]

type InvoiceLine = CoreLine<InvoiceLineKind>

export type InvoiceDraft = {
  readonly periodStart: string
  readonly periodEnd: string
  readonly dueOn: string
  readonly lines: readonly InvoiceLine[]
}

/** What a type of membership costs. `months`: the commitment, or the duration if it is paid once. */
export type Price = {
  readonly payment: 'monthly' | 'once'
  readonly months: number
  readonly priceOre: number
  readonly startFeeOre: number
}

/** The last day of a membership that is paid once. */
export const paidUntil = (startDate: string, months: number) =>
  addDays(monthsAfter(startDate, months), -1)

/**
 * The invoice of a purchase: the rest of the month and all of the next one, or the whole price.
 * @param daysToPay as staff have set it
 */
export function firstInvoice(price: Price, startDate: string, daysToPay: number): InvoiceDraft {
  const { payment, months, priceOre, startFeeOre } = price
  const dueOn = addDays(startDate, daysToPay)
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

/**
 * What the commitment costs from a start until its end, the start fee included, when no month is
 * frozen; null without commitment. A start on the first of a month is the cheapest.
 */
export function commitmentTotal(price: Price, startDate: string): number | null {
  const { payment, months, priceOre, startFeeOre } = price
  if (payment === 'once' || months === 0) return null
  const rest = isFirstOfMonth(startDate) ? 0 : restOfMonth(priceOre, startDate).amountOre
  return rest + months * priceOre + startFeeOre
}

/** The least that the commitment can cost, whatever day it starts; null without commitment. */
export const leastCommitmentTotal = (price: Price) => commitmentTotal(price, '2026-01-01')

function restOfMonth(priceOre: number, startDate: string): InvoiceLine {
  if (isFirstOfMonth(startDate)) return wholeMonth(priceOre, startDate)
  return partOfMonth(priceOre, startDate, lastOfMonth(startDate))
}

/** Pro rata by days, both ends included, rounded to whole kroner. */
function partOfMonth(priceOre: number, from: string, to: string): InvoiceLine {
  const days = daysBetween(from, to) + 1
  const amountOre = Math.round((priceOre * days) / Number(lastOfMonth(from).slice(8)) / 100) * 100
  return { kind: 'rest-of-month', from, to, amountOre }
}

function wholeMonth(priceOre: number, month: string): InvoiceLine {
  return { kind: 'month', from: month, to: lastOfMonth(month), amountOre: priceOre }
}

/**
 * For one month, due on its first day, or later if the invoice is late.
 * @param endDate of the membership: only the days until then are invoiced
 */
export function monthlyInvoice(
  priceOre: number,
  month: string,
  {
    invoicedOn,
    daysToPay,
    endDate = null,
  }: { invoicedOn: string; daysToPay: number; endDate?: string | null },
): InvoiceDraft {
  const soonest = addDays(invoicedOn, daysToPay)
  const line =
    endDate !== null && endDate < lastOfMonth(month)
      ? partOfMonth(priceOre, month, endDate)
      : wholeMonth(priceOre, month)
  return {
    periodStart: month,
    periodEnd: line.to,
    dueOn: month > soonest ? month : soonest,
    lines: [line],
  }
}

/**
 * The months to invoice today: those after the last invoice that start within the days to pay,
 * without frozen months and months after the end.
 * @param coveredUntil the last day of the last invoice; null if there is none, as for memberships
 *   older than the invoices: no month that has started is invoiced
 */
export function monthsToInvoice(
  membership: Pick<MembershipFacts, 'endDate' | 'freezes'>,
  coveredUntil: string | null,
  { today, daysToPay }: { today: string; daysToPay: number },
): string[] {
  const until = addDays(today, daysToPay)
  const last = membership.endDate && membership.endDate < until ? membership.endDate : until
  const months: string[] = []
  for (let month = nextMonth(coveredUntil ?? today); month <= last; month = nextMonth(month))
    if (!isFrozenOn(membership, month)) months.push(month)
  return months
}

/** The due date of the last invoice of a membership that ends on a given day. */
export function lastInvoiceDue(
  membership: Pick<MembershipFacts, 'startDate' | 'freezes'>,
  { endDate, daysToPay }: { endDate: string; daysToPay: number },
): string {
  const firstOfMonthly = monthsAfter(monthOf(membership.startDate), 2)
  let due = addDays(membership.startDate, daysToPay)
  for (let month = firstOfMonthly; month <= endDate; month = nextMonth(month))
    if (!isFrozenOn(membership, month)) due = month
  return due
}
