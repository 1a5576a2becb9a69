import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'
import { normaliseAccountNumber } from './account-number.ts'

/*
 * What forms about money have in common. Amounts are øre. Texts that are stored as plain text refuse
 * what looks like a national id; names and texts of other people are encrypted, and may contain
 * anything.
 */

/** Of one transfer or payout: a hundred million kroner. */
export const mostOre = 10_000_000_000
export const longestReason = 300
export const longestPayeeName = 140
export const longestDetails = 500
export const longestReference = 100

export const moneyPageSize = 50
export const longestMoneyPage = 1_000

export const page = z.int().check(z.gte(1), z.lte(100_000))
export const size = z.int().check(z.gte(1), z.lte(longestMoneyPage))
export const day = (error?: string) => z.string().check(z.refine(isDate, error))
export const amountOre = z
  .int('KRONER_INVALID')
  .check(z.gte(1, 'KRONER_INVALID'), z.lte(mostOre, 'KRONER_INVALID'))
/** No control characters: a database has no place for some of them. */
const isPlain = (text: string) => !/(?!\n)\p{Cc}/u.test(text) && text.isWellFormed()

export const plain = (longest: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(longest, 'TOO_LONG'), z.refine(isPlain, 'CHARACTERS_INVALID'))
export const clear = (longest: number, required: string) =>
  plain(longest).check(
    z.minLength(1, required),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )
export const reason = clear(longestReason, 'REASON_REQUIRED')

export const DecisionForm = z.object({ isConfirmed: z.boolean() })
export type DecisionForm = z.infer<typeof DecisionForm>

const payeeName = plain(longestPayeeName).check(z.minLength(1, 'PAYEE_REQUIRED'))

export const payoutMethods = ['account', 'details'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** To a Norwegian account by file, or anywhere else manually. */
export const payee = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('account'),
    name: payeeName,
    account: z.string().check(
      z.maxLength(40, 'ACCOUNT_INVALID'),
      z.refine((text) => normaliseAccountNumber(text) !== null, 'ACCOUNT_INVALID'),
    ),
  }),
  z.object({
    method: z.literal('details'),
    name: payeeName,
    details: plain(longestDetails).check(z.minLength(1, 'DETAILS_REQUIRED')),
  }),
])
export type PayeeForm = z.infer<typeof payee>
