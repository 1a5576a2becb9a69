import type { MoneyRow } from '#core/person-money/contract.ts'
import { yearOf } from '#core/person-money/totals.ts'

export type RowFilter = { readonly year: string; readonly q: string }

/** What a line says, for who looks for a text in it. */
export type Written = (row: MoneyRow) => string

export type FoundRows = {
  readonly rows: readonly MoneyRow[]
  /** Other years in which there is something of the text, the latest first. */
  readonly elsewhere: readonly { readonly year: string; readonly count: number }[]
}

/** Lines of one year that have every word of a text. */
export function findRows(
  all: readonly MoneyRow[],
  { year, q }: RowFilter,
  written: Written,
): FoundRows {
  const words = wordsOf(q)
  if (words.length === 0)
    return { rows: all.filter(({ day }) => yearOf(day) === year), elsewhere: [] }
  const found = all.filter((row) => {
    const text = folded(written(row))
    return words.every((word) => text.includes(word))
  })
  const counts = new Map<string, number>()
  for (const { day } of found) counts.set(yearOf(day), (counts.get(yearOf(day)) ?? 0) + 1)
  return {
    rows: found.filter(({ day }) => yearOf(day) === year),
    elsewhere: [...counts]
      .filter(([other]) => other !== year)
      .toSorted(([one], [other]) => other.localeCompare(one))
      .map(([other, count]) => ({ year: other, count })),
  }
}

const wordsOf = (q: string) =>
  folded(q)
    .split(/\s+/u)
    .filter((word) => word !== '')

const folded = (text: string) => text.toLowerCase()
