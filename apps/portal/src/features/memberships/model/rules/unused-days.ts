import type { CreditWish } from '#core/invoices/credit.ts'
import type { InvoiceLine } from '#core/invoices/lines.ts'
import { daysBetween } from '#platform/time/date.ts'
import { earlierOf, lastOfMonth, laterOf } from './months.ts'

/** Days that nobody trains after all, the first and the last of them included. */
export type UnusedDays = {
  readonly from: string
  /** Null for all days after it. */
  readonly to: string | null
}

/** A line of an invoice, and what earlier credit notes have left of it, in øre. */
export type LeftLine = InvoiceLine & { readonly leftOre: number }

const countDays = (from: string, to: string) => Math.max(0, daysBetween(from, to) + 1)

/** What the days that are used cost, by days and in whole kroner; never more than the line. */
function costOfUsed({ from, to, amountOre }: InvoiceLine, unused: UnusedDays): number {
  const days = countDays(from, to)
  const until = unused.to === null ? to : earlierOf(to, unused.to)
  const used = days - countDays(laterOf(from, unused.from), until)
  if (used === days) return amountOre
  return Math.min(amountOre, Math.round((amountOre * used) / days / 100) * 100)
}

/**
 * What is to be taken back of an invoice when some of its days are not used: of each line what is left
 * above the cost of the days that are. Asked again for the same days it is nothing.
 * @param withStartFee whether the start fee is taken back too: it is for joining, not for days
 */
export const creditUnused = (
  lines: readonly LeftLine[],
  unused: UnusedDays,
  { withStartFee = false }: { withStartFee?: boolean } = {},
): CreditWish[] =>
  lines.flatMap((line, index) => {
    const amountOre = line.leftOre - costOfLine(line, unused, withStartFee)
    return amountOre > 0 ? [{ line: index, amountOre }] : []
  })

function costOfLine(line: InvoiceLine, unused: UnusedDays, withStartFee: boolean): number {
  if (line.kind !== 'start-fee') return costOfUsed(line, unused)
  return withStartFee ? 0 : line.amountOre
}

/**
 * Whether a membership that ends on a day would have days after it that no invoice asks for if it ran
 * on: they were credited, or its last month was invoiced by days.
 */
export const isSettledTo = (endDate: string, lines: readonly LeftLine[]): boolean =>
  lines.some(({ kind, to, amountOre, leftOre }) => {
    if (kind === 'start-fee') return false
    return to > endDate ? leftOre < amountOre : to === endDate && endDate !== lastOfMonth(endDate)
  })
