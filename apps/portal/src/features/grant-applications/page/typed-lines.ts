import type { MoneyLine } from '#core/grants/content.ts'
import { mostOre } from '#core/grants/limits.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'

/** A line of a budget as somebody types it. */
export type TypedLine = { readonly key: number; readonly text: string; readonly amount: string }

/** @returns null for what is no amount of kroner; 0 where nothing is typed as yet */
export function readAmount(typed: string): number | null {
  const text = typed.trim()
  return text === '' || /^0+$/.test(text) ? 0 : parseKroner(text, mostOre)
}

/** As it is typed, and nothing for 0. */
export const writeAmount = (ore: number): string => (ore === 0 ? '' : writeKroner(ore))

/** @returns null while an amount is none; lines in which nothing is typed are left out */
export function readLines(typed: readonly TypedLine[]): MoneyLine[] | null {
  const lines: MoneyLine[] = []
  for (const { text, amount } of typed) {
    const amountOre = readAmount(amount)
    if (amountOre === null) return null
    if (text.trim() !== '' || amountOre !== 0) lines.push({ text, amountOre })
  }
  return lines
}

export const isSameLines = (one: readonly MoneyLine[], other: readonly MoneyLine[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ text, amountOre }, at) =>
      text.trim() === other[at]?.text.trim() && amountOre === other[at]?.amountOre,
  )
