import { z } from 'zod'
import { correctionKinds } from '#core/bank/correction-kinds.ts'
import { payoutCauses, payoutChannels, payoutStates } from '#core/bank/payout-states.ts'
import { manualReasons, refundRoutes } from '../refund/refund-form.ts'

const text = z.string()
const instant = z.iso.datetime()
const day = z.iso.date()
const ore = z.int()
const sum = z.strictObject({ count: z.int(), amountOre: ore })

/** Whose number it is; a student whose account is deleted has no name any more. */
const customer = z.strictObject({
  number: text,
  name: text.nullable(),
  /** Of the application that the account came of. */
  caseId: z.uuid().nullable(),
})

/** A correction that waits for a second person. */
const waitingCorrection = z.strictObject({
  id: z.uuid(),
  kind: z.enum(correctionKinds),
  reason: text,
  /** Of what is right, or of what came back; null where nothing of it changes. */
  amountOre: ore.nullable(),
  valueDate: day.nullable(),
  /** Whose it is then. */
  customer: customer.nullable(),
  proposedBy: text.nullable(),
  /** The reader proposed it: somebody else confirms it. */
  isOwn: z.boolean(),
})
export type WaitingCorrection = z.infer<typeof waitingCorrection>

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
  correction: waitingCorrection.nullable(),
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

const bankFile = {
  id: z.int(),
  kind: z.enum(['camt.054', 'pain.002']),
  messageId: text,
  receivedAt: instant,
  transfers: z.int(),
  repeatedTransfers: z.int(),
  confirmedTransfers: z.int(),
  conflicts: z.int(),
  returnedPayouts: z.int(),
  paidPayouts: z.int(),
  failedPayouts: z.int(),
  waitingPayouts: z.int(),
  waitingTransfers: z.int(),
  unknownAnswers: z.int(),
}
export const BankFiles = z.strictObject({ items: z.array(z.strictObject(bankFile)) })
export type BankFiles = z.infer<typeof BankFiles>

/** What a file has brought; of one that has come before, what it brought then. */
export const ImportedFile = z.strictObject({
  ...bankFile,
  isRepeated: z.boolean(),
  /** Of its transfers those that nobody has as yet. */
  unmatched: z.int(),
})
export type ImportedFile = z.infer<typeof ImportedFile>

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

const staffName = text.nullable()

export const PayoutLine = z.strictObject({
  id: z.uuid(),
  customer,
  amountOre: ore,
  channel: z.enum(payoutChannels),
  /** Null when it is past its time. */
  payeeName: text.nullable(),
  /** Null for a manual one. */
  payeeAccountMasked: text.nullable(),
  message: text,
  /** Why money that is still invoiced is paid out; null where it needs no such reason. */
  cause: z.enum(payoutCauses).nullable(),
  /** The approved refund that it pays; null of one that staff have prepared by themselves. */
  refund: z
    .strictObject({
      caseId: z.uuid(),
      sentOn: day,
      route: z.enum(refundRoutes),
      reason: z.enum(manualReasons).nullable(),
      approvedOn: day.nullable(),
      approvedBy: text.nullable(),
      /** The comment to the student with the approval. */
      comment: text.nullable(),
    })
    .nullable(),
  /** What staff wrote when they prepared it manually, or again. */
  reason: text.nullable(),
  /** Of the attempts to pay the same thing, from 1. */
  attempt: z.int(),
  state: z.enum(payoutStates),
  /** In the bank’s words, or in those of the person who recorded it. */
  failureReason: text.nullable(),
  bankReference: text.nullable(),
  paidOn: day.nullable(),
  /** Of one that came back. */
  returned: z
    .strictObject({
      on: day,
      amountOre: ore,
      reference: text.nullable(),
      reason: text.nullable(),
    })
    .nullable(),
  correction: waitingCorrection.nullable(),
  preparedAt: instant,
  approvedBy: staffName,
  preparedBy: staffName,
  releasedBy: staffName,
  /** The reader approved or prepared it: somebody else releases it. */
  isOwn: z.boolean(),
  /** The reader approved it: somebody else records the outcome. */
  isOwnApproval: z.boolean(),
  /** What it was to pay is neither paid nor on its way. */
  mayBePreparedAgain: z.boolean(),
})
export type PayoutLine = z.infer<typeof PayoutLine>

export const PayoutPage = z.strictObject({
  items: z.array(PayoutLine),
  total: z.int(),
  amountOre: ore,
})
export type PayoutPage = z.infer<typeof PayoutPage>

/** A file for each account of ours that pays; none when all of them are paid manually. */
export const Released = z.strictObject({ fileIds: z.array(z.int()) })
export type Released = z.infer<typeof Released>

export const PayoutFiles = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.int(),
      messageId: text,
      createdAt: instant,
      payments: z.int(),
      totalOre: ore,
      /** Of its payments. */
      released: z.int(),
      sent: z.int(),
      paid: z.int(),
      failed: z.int(),
      returned: z.int(),
    }),
  ),
})
export type PayoutFiles = z.infer<typeof PayoutFiles>

export const PreparedPayout = z.strictObject({ id: z.uuid() })
export type PreparedPayout = z.infer<typeof PreparedPayout>

export const ShownPayee = z.strictObject({
  name: text,
  /** Eleven digits. */
  account: text.nullable(),
  details: text.nullable(),
})
export type ShownPayee = z.infer<typeof ShownPayee>

export const WaitingMoney = z.strictObject({
  /** Whether the organisation has set up the account that money comes to and leaves from. */
  hasAccount: z.boolean(),
  unmatched: sum,
  toRelease: sum,
  /** Registered by a person, and confirmed by nobody. */
  unconfirmed: sum,
  /** Corrections of transfers, and of payouts, that wait for a second person. */
  transferCorrections: z.int(),
  payoutCorrections: z.int(),
  conflicts: z.int(),
  /** Came back, and were not prepared again. */
  returned: sum,
})
export type WaitingMoney = z.infer<typeof WaitingMoney>
