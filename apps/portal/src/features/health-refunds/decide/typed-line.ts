import { z } from 'zod/mini'
import { parseKroner } from '#platform/parse-kroner.ts'
import { longestReason } from './line-form.ts'

/** Kroner as staff type them, 0 among them; null for what is no amount, or more than was spent. */
export function readAccepted(text: string, spentOre: number): number | null {
  return /^0+(?:[.,]0{1,2})?$/.test(text.trim()) ? 0 : parseKroner(text, spentOre)
}

/** The form of one expense. @param spentOre what the applicant has spent: no more counts */
export const typedLine = (spentOre: number) =>
  z.object({
    accepted: z
      .string()
      .check(z.refine((text) => readAccepted(text, spentOre) !== null, 'AMOUNT_INVALID')),
    because: z
      .string()
      .check(z.trim(), z.minLength(1, 'REASON_REQUIRED'), z.maxLength(longestReason, 'TOO_LONG')),
  })
