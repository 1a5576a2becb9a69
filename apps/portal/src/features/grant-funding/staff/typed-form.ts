import { z } from 'zod/mini'
import { parseKroner } from '#platform/parse-kroner.ts'
import { isDate } from '#platform/time/date.ts'
import { leastClaimOre, longestReason } from '../model/limits.ts'
import { plainText } from '../model/plain-text.ts'

/** What staff give with an action; each of them asks for some of these. */
export type TypedField = 'amount' | 'reason' | 'day'
export type Typed = Readonly<Record<TypedField, string>>

/** Checks the fields that are asked for; the others are empty. */
export function typedForm(fields: readonly TypedField[], mostOre: number) {
  const has = (field: TypedField) => fields.includes(field)
  const isAmount = (text: string): boolean => (parseKroner(text, mostOre) ?? 0) >= leastClaimOre
  return z.strictObject({
    amount: has('amount') ? z.string().check(z.refine(isAmount, 'AMOUNT_REQUIRED')) : z.string(),
    reason: has('reason') ? plainText(longestReason, 'REASON_REQUIRED') : z.string(),
    day: has('day') ? z.string().check(z.refine(isDate, 'GRANT_DATE_INVALID')) : z.string(),
  })
}
