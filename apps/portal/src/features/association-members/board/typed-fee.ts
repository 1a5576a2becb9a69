import { parseKroner } from '#platform/parse-kroner.ts'
import { leastFeeOre, mostFeeOre } from '../model/limits.ts'

/** What was typed in øre; 0 for none, null for what is no fee. */
export function readFee(typed: string): number | null {
  if (/^0+$/.test(typed.trim())) return 0
  const ore = parseKroner(typed, mostFeeOre)
  return ore !== null && ore >= leastFeeOre ? ore : null
}
