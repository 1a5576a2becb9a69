import type { Spent } from '#core/health-refunds/rules/calculate-refund.ts'
import type { NoRight } from '#core/health-refunds/rules/judge-right.ts'

type Line = {
  readonly category: string
  readonly amountOre: number
  readonly noRight: NoRight | null
  readonly acceptedOre?: number | null
}

/** What counts of a line: what staff have set, or all of it where there is a right. */
export const countedOre = ({ amountOre, noRight, acceptedOre }: Line): number =>
  acceptedOre ?? (noRight === null ? amountOre : 0)

export const spentOf = (lines: readonly Line[]): Spent[] =>
  lines.map((line) => ({ category: line.category, amountOre: countedOre(line) }))
