import type { Earlier, Spent } from '#core/health-refunds/rules/calculate-refund.ts'
import { highestOre } from '#core/health-refunds/rules/scheme-rules.ts'
import { parseKroner } from '#platform/parse-kroner.ts'

/** An expense as staff type it to try the rules. */
export type ExampleLine = {
  readonly id: string
  /** The key of a category; empty for the first one. */
  readonly category: string
  readonly amount: string
  /** Of an application before this one, in the same period. */
  readonly isEarlier: boolean
}

/** What an example is worked out from; lines without an amount are left out. */
export function readExample(
  lines: readonly ExampleLine[],
  granted: string,
  categories: readonly { readonly key: string }[],
): { readonly spent: readonly Spent[]; readonly earlier: Earlier } {
  const first = categories[0]?.key ?? ''
  const isKnown = new Set(categories.map(({ key }) => key))
  const read = (isEarlier: boolean): Spent[] =>
    lines
      .filter((line) => line.isEarlier === isEarlier)
      .map(({ category, amount }) => ({
        category: isKnown.has(category) ? category : first,
        amountOre: parseKroner(amount, highestOre) ?? 0,
      }))
      .filter(({ amountOre }) => amountOre > 0)
  const grantedOre = parseKroner(granted, highestOre) ?? 0
  return { spent: read(false), earlier: { spent: read(true), grantedOre } }
}

/** What was typed and is no amount. */
export const isNoAmount = (text: string): boolean =>
  text.trim() !== '' && !/^0+$/.test(text.trim()) && parseKroner(text, highestOre) === null
