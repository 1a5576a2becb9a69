import type { MoneyRow } from './contract.ts'
import { groupOf, type MovementGroup } from './movement-kinds.ts'

type Summed = Pick<MoneyRow, 'kind' | 'amountOre' | 'openOre' | 'isDeposit'>

/** Each the sum of lines that are shown, in øre. */
export type MoneyTotals = {
  /** Invoices without what was credited of them. */
  readonly billedOre: number
  readonly paidOre: number
  readonly backOre: number
  /** Of invoices of these lines. */
  readonly openOre: number
  readonly owedOre: number
  /** The parts of `paidOre` and `backOre` that went to a deposit account and came from it. */
  readonly depositPaidOre: number
  readonly depositBackOre: number
}

export function totalsOf(rows: readonly Summed[]): MoneyTotals {
  const sum = (wanted: (row: Summed) => number) =>
    rows.reduce((total, row) => total + wanted(row), 0)
  const of = (group: MovementGroup, isWanted: (row: Summed) => boolean = () => true) =>
    sum((row) => (groupOf(row.kind) === group && isWanted(row) ? row.amountOre : 0))
  const isDeposit = (row: Summed) => row.isDeposit
  return {
    billedOre: of('bill'),
    paidOre: of('paid'),
    backOre: of('back'),
    openOre: sum(({ openOre }) => Math.max(0, openOre)),
    owedOre: sum(({ openOre }) => Math.max(0, -openOre)),
    depositPaidOre: of('paid', isDeposit),
    depositBackOre: of('back', isDeposit),
  }
}

/** The years of lines, the latest first. */
export const yearsOf = (rows: readonly Pick<MoneyRow, 'day'>[]): string[] =>
  [...new Set(rows.map(({ day }) => yearOf(day)))].toSorted().toReversed()

export const yearOf = (day: string): string => day.slice(0, 4)

/** The earlier day first; digits need no language. */
export const compareDays = (one: { readonly day: string }, other: { readonly day: string }) =>
  one.day < other.day ? -1 : Number(one.day > other.day)
