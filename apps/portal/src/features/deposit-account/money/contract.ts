import { z } from 'zod'
import { CorrectionCustomer as customer, WaitingCorrection } from '#core/bank/answers.ts'

const text = z.string()
const day = z.iso.date()
const ore = z.int()
const sum = z.strictObject({ count: z.int(), amountOre: ore })

export const transferStatuses = ['unconfirmed', 'confirmed', 'reversed'] as const

export const TransferLine = z.strictObject({
  id: z.uuid(),
  valueDate: day,
  amountOre: ore,
  reference: text,
  /** Names and texts leave after some years. */
  debtor: text.nullable(),
  remittance: text.nullable(),
  customer: customer.nullable(),
  isManual: z.boolean(),
  /** Unconfirmed and reversed money counts for nothing. */
  status: z.enum(transferStatuses),
  registeredBy: text.nullable(),
  /** The reader registered it: somebody else confirms it. */
  isOwn: z.boolean(),
  /** The bank’s file says its amount and day: only whose it is can be corrected. */
  isOfBank: z.boolean(),
  correction: WaitingCorrection.nullable(),
  revision: z.int(),
})
export type TransferLine = z.infer<typeof TransferLine>

export const TransferPage = z.strictObject({
  items: z.array(TransferLine),
  total: z.int(),
  amountOre: ore,
  /** A text was looked for in the newest alone. */
  isCut: z.boolean(),
})
export type TransferPage = z.infer<typeof TransferPage>

export const suggestionReasons = ['number', 'birth-date', 'name', 'amount'] as const

export const Suggestions = z.strictObject({
  items: z.array(
    z.strictObject({
      customerNumber: text,
      name: text,
      birthDate: day,
      outstandingOre: ore,
      why: z.array(z.enum(suggestionReasons)),
    }),
  ),
})
export type Suggestions = z.infer<typeof Suggestions>

const student = z.strictObject({
  customerNumber: text,
  name: text,
  birthDate: day,
  invoicedOre: ore,
  /** What is missing, before and after. */
  outstandingOre: ore,
  outstandingAfterOre: ore,
})

/** What an allocation would do. */
export const AllocationPreview = z.strictObject({
  from: student.nullable(),
  to: student.nullable(),
})
export type AllocationPreview = z.infer<typeof AllocationPreview>

export const RegisteredTransfer = z.strictObject({
  /** The bank's reference was there before, with the same amount and day. */
  isRepeated: z.boolean(),
})
export type RegisteredTransfer = z.infer<typeof RegisteredTransfer>

/** What became of a correction: it is done, or waits for a second person. */
export const Corrected = z.strictObject({ outcome: z.enum(['done', 'waiting']) })
export type Corrected = z.infer<typeof Corrected>

/** Entries of files that contradict a transfer with the same reference. */
export const Conflicts = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      reference: text,
      /** The bank’s name of the file, and the place of the entry in it. */
      messageId: text,
      line: z.int(),
      bank: z.strictObject({
        amountOre: ore,
        valueDate: day,
        debtor: text.nullable(),
        customer: customer.nullable(),
      }),
      /** The transfer that has the reference; null when it was reversed meanwhile. */
      known: z
        .strictObject({
          amountOre: ore,
          valueDate: day,
          customer: customer.nullable(),
          isManual: z.boolean(),
          status: z.enum(transferStatuses),
          /** Whether the reader registered it: a colleague resolves the conflict. */
          isOwn: z.boolean(),
        })
        .nullable(),
    }),
  ),
})
export type Conflicts = z.infer<typeof Conflicts>
export type ConflictLine = Conflicts['items'][number]

export const WaitingMoney = z.strictObject({
  /** Whether the organisation has set up the account that money comes to and leaves from. */
  hasAccount: z.boolean(),
  unmatched: sum,
  /** Registered by a person, and confirmed by nobody. */
  unconfirmed: sum,
  /** Corrections that wait for a second person. */
  transferCorrections: z.int(),
  conflicts: z.int(),
})
export type WaitingMoney = z.infer<typeof WaitingMoney>
