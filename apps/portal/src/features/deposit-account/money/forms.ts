import { z } from 'zod/mini'
import { isCustomerNumber } from '#core/bank/matching/customer-number.ts'
import {
  amountOre,
  clear,
  day,
  longestPayeeName,
  longestReference,
  page,
  payee,
  plain,
  reason,
  size,
} from '#core/bank/money-forms.ts'
import { payoutCauses } from '#core/bank/payout-states.ts'

/* What staff send about the money of students; what such forms have in common is in core. */

export const transferStates = [
  'unmatched',
  'unconfirmed',
  'corrections',
  'matched',
  'reversed',
  'all',
] as const
export type TransferState = (typeof transferStates)[number]

const id = z.uuid()

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

const moved = {
  customerNumber: z.nullable(customerNumber),
}

/** What is wrong with a transfer, and what is right. */
export const CorrectionForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reverse-transfer'), revision, reason }),
  z.object({ kind: z.literal('move-transfer'), revision, reason, ...moved }),
  z.object({
    kind: z.literal('replace-transfer'),
    revision,
    reason,
    ...moved,
    amountOre,
    valueDate: day('DATE_REQUIRED'),
  }),
])
export type CorrectionForm = z.infer<typeof CorrectionForm>

export const ConflictForm = z.object({ resolution: z.enum(['bank', 'both']) })
export type ConflictForm = z.infer<typeof ConflictForm>

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
