import { parseKroner } from '#platform/parse-kroner.ts'
import { leastPayoutOre } from '../model/limits.ts'

/** What was typed in øre; null for what is no amount of at most so much. */
export function readAmount(typed: string, mostOre: number): number | null {
  const ore = parseKroner(typed, mostOre)
  return ore !== null && ore >= leastPayoutOre ? ore : null
}
