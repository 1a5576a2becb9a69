import { z } from 'zod/mini'
import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { isCustomerNumber } from '#core/bank/matching/customer-number.ts'
import { payoutCauses } from '#core/bank/payout-states.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'

/*
 * What staff send about money. Amounts are øre. Texts that are stored as plain text refuse what
 * looks like a national id; names and texts of other people are encrypted, and may contain
 * anything.
 */

/** Of one transfer or payout: a hundred million kroner. */
export const mostOre = 10_000_000_000
export const longestReason = 300
export const longestPayeeName = 140
export const longestDetails = 500

export const transferStates = [
  'unmatched',
  'unconfirmed',
  'corrections',
  'matched',
  'reversed',
  'all',
] as const
export type TransferState = (typeof transferStates)[number]

export const payoutGroups = [
  'prepared',
  'on-its-way',
  'paid',
  'failed',
  'returned',
  'corrections',
  'withdrawn',
  'all',
] as const
export type PayoutGroup = (typeof payoutGroups)[number]

export const moneyPageSize = 50
export const longestMoneyPage = 1_000

const page = z.int().check(z.gte(1), z.lte(100_000))
const size = z.int().check(z.gte(1), z.lte(longestMoneyPage))
const day = (error?: string) => z.string().check(z.refine(isDate, error))
const id = z.uuid()
const amountOre = z
  .int('KRONER_INVALID')
  .check(z.gte(1, 'KRONER_INVALID'), z.lte(mostOre, 'KRONER_INVALID'))
/** No control characters: a database has no place for some of them. */
const isPlain = (text: string) => !/(?!\n)\p{Cc}/u.test(text) && text.isWellFormed()

const plain = (longest: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(longest, 'TOO_LONG'), z.refine(isPlain, 'CHARACTERS_INVALID'))
const clear = (longest: number, required: string) =>
  plain(longest).check(
    z.minLength(1, required),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

/** As people write it: `8000 0011`. */
const customerNumber = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.minLength(1, 'CUSTOMER_NUMBER_REQUIRED'),
  z.refine(isCustomerNumber, 'CUSTOMER_NUMBER_INVALID'),
)
const customerNumberOrNone = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.refine((text) => text === '' || isCustomerNumber(text), 'CUSTOMER_NUMBER_INVALID'),
)

export const TransferSearch = z.object({
  state: z.enum(transferStates),
  /** Days of value, both of them within. */
  from: z.nullable(day()),
  to: z.nullable(day()),
  /** Empty for all. */
  customerNumber: customerNumberOrNone,
  /** Of the sender, the text, the reference or the student; empty for all. */
  text: plain(100),
  page,
  size,
})
export type TransferSearch = z.infer<typeof TransferSearch>

/** As it was seen. */
const revision = z.int().check(z.gte(0), z.lt(2 ** 31 - 1))

/** `null` for nobody. */
export const Allocation = z.object({ customerNumber: z.nullable(customerNumber) })
export type Allocation = z.infer<typeof Allocation>
/** Of a transfer that nobody has. */
export const AllocationForm = z.object({
  customerNumber,
  revision,
})
export type AllocationForm = z.infer<typeof AllocationForm>

export const longestReference = 100

export const TransferForm = z.object({
  reference: clear(longestReference, 'REFERENCE_REQUIRED'),
  amountOre,
  valueDate: day('DATE_REQUIRED'),
  customerNumber: customerNumberOrNone,
  debtorName: plain(longestPayeeName),
  text: plain(500),
})
export type TransferForm = z.infer<typeof TransferForm>

export const ConfirmForm = z.object({ revision })
export type ConfirmForm = z.infer<typeof ConfirmForm>

const correctionReason = clear(longestReason, 'REASON_REQUIRED')
const moved = {
  customerNumber: z.nullable(customerNumber),
}

/** What is wrong with a transfer, and what is right. */
export const CorrectionForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reverse-transfer'), revision, reason: correctionReason }),
  z.object({ kind: z.literal('move-transfer'), revision, reason: correctionReason, ...moved }),
  z.object({
    kind: z.literal('replace-transfer'),
    revision,
    reason: correctionReason,
    ...moved,
    amountOre,
    valueDate: day('DATE_REQUIRED'),
  }),
])
export type CorrectionForm = z.infer<typeof CorrectionForm>

export const DecisionForm = z.object({ isConfirmed: z.boolean() })
export type DecisionForm = z.infer<typeof DecisionForm>

export const ConflictForm = z.object({ resolution: z.enum(['bank', 'both']) })
export type ConflictForm = z.infer<typeof ConflictForm>

/** What somebody has seen in the bank of a payout that came back. */
export const ReturnForm = z.object({
  amountOre,
  on: day('DATE_REQUIRED'),
  /** Empty where the bank gives none. */
  reference: plain(longestReference).check(
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
  reason: correctionReason,
})
export type ReturnForm = z.infer<typeof ReturnForm>

export const PayoutSearch = z.object({
  group: z.enum(payoutGroups),
  customerNumber: customerNumberOrNone,
  page,
  size,
})
export type PayoutSearch = z.infer<typeof PayoutSearch>

export const mostReleased = 1_000

export const ReleaseForm = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(mostReleased)),
})
export type ReleaseForm = z.infer<typeof ReleaseForm>

const payeeName = plain(longestPayeeName).check(z.minLength(1, 'PAYEE_REQUIRED'))
const reason = clear(longestReason, 'REASON_REQUIRED')

export const payoutMethods = ['account', 'details'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** To a Norwegian account by file, or anywhere else manually. */
const payee = z.discriminatedUnion('method', [
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

export const PayoutForm = z.object({
  /** Made when the form is opened: sent twice it is one payout. */
  key: id,
  customerNumber,
  amountOre,
  payee,
  /** What the payee reads. */
  message: clear(140, 'MESSAGE_REQUIRED'),
  reason,
  /** Needed where less than what is invoiced would be left (`require-cause.server.ts`). */
  cause: z.optional(z.enum(payoutCauses)),
})
export type PayoutForm = z.infer<typeof PayoutForm>

export const PrepareAgainForm = z.object({ payee, reason })
export type PrepareAgainForm = z.infer<typeof PrepareAgainForm>

export const ReasonForm = z.object({ reason })
export type ReasonForm = z.infer<typeof ReasonForm>

export const OutcomeForm = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('paid'),
    reference: clear(longestReference, 'REFERENCE_REQUIRED'),
    on: day('DATE_REQUIRED'),
  }),
  z.object({ outcome: z.literal('failed'), reason }),
])
export type OutcomeForm = z.infer<typeof OutcomeForm>
