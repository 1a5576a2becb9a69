import { parseKroner } from '#platform/parse-kroner.ts'
import { leastPayoutOre } from '../model/limits.ts'

/** What was typed in øre; null for what is no amount of at most so much. */
export function readAmount(typed: string, mostOre: number): number | null {
  const ore = parseKroner(typed, mostOre)
  return ore !== null && ore >= leastPayoutOre ? ore : null
}

/** As it is typed: whole kroner without decimals. */
export const writeAmount = (ore: number): string =>
  ore % 100 === 0
    ? String(ore / 100)
    : `${Math.floor(ore / 100)},${String(ore % 100).padStart(2, '0')}`
