import { type InvoiceLine, totalOf, vatOfNext } from './lines.ts'
import type { CreditLine } from './tables.server.ts'

/** What is to be taken back of one line of an invoice, in øre. */
export type CreditWish = { readonly line: number; readonly amountOre: number }

export type Credit = {
  readonly lines: readonly CreditLine[]
  readonly amountOre: number
  /** Included in the amount. */
  readonly vatOre: number
}

type Credited = {
  readonly lines: readonly InvoiceLine[]
  readonly vatPercent: number
  /** Of the credit notes that there are. */
  readonly earlier: readonly CreditLine[]
}

/** What is left of each line of an invoice after its credit notes, in øre. */
export const leftOfLines = ({ lines, earlier }: Pick<Credited, 'lines' | 'earlier'>): number[] =>
  lines.map(({ amountOre }, index) => amountOre - totalOf({ lines: ofLine(earlier, index) }))

const ofLine = (lines: readonly CreditLine[], index: number) =>
  lines.filter(({ line }) => line === index)

/**
 * The credit note of some parts of an invoice.
 * @returns null where that is more than is left of a line, a line that there is not, twice the same
 *   line, or nothing at all
 */
export function creditOf(credited: Credited, wishes: readonly CreditWish[]): Credit | null {
  const left = leftOfLines(credited)
  const wanted = wishes.filter(({ amountOre }) => amountOre !== 0)
  const isPossible = wanted.every(
    ({ line, amountOre }) =>
      Number.isSafeInteger(amountOre) && amountOre > 0 && amountOre <= (left[line] ?? 0),
  )
  const isTwice = new Set(wanted.map(({ line }) => line)).size < wanted.length
  if (wanted.length === 0 || !isPossible || isTwice) return null
  const lines = wanted.flatMap(({ line, amountOre }) => {
    const of = credited.lines[line]
    return of ? [{ ...of, line, amountOre }] : []
  })
  const amountOre = totalOf({ lines })
  const beforeOre = totalOf({ lines: credited.earlier })
  return {
    lines,
    amountOre,
    vatOre: vatOfNext(amountOre, { beforeOre, vatPercent: credited.vatPercent }),
  }
}
