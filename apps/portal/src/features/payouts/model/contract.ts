import { z } from 'zod'
import { WaitingCorrection } from '#core/bank/answers.ts'
import { ownerKinds } from '#core/bank/payout-owner.ts'
import { payoutCauses, payoutChannels, payoutStates } from '#core/bank/payout-states.ts'

const text = z.string()
const instant = z.iso.datetime()
const day = z.iso.date()
const ore = z.int()
const sum = z.strictObject({ count: z.int(), amountOre: ore })
const staffName = text.nullable()

/** A page about it; null for readers who may not open it. */
const link = z.strictObject({ page: text, params: z.record(text, text) }).nullable()

export const PayoutLine = z.strictObject({
  id: z.uuid(),
  /** Whose money it is. */
  owner: z.strictObject({
    kind: z.enum(ownerKinds),
    /** Null for somebody whose account is deleted. */
    name: text.nullable(),
    /** The customer number; null where there is nothing that people would know. */
    reference: text.nullable(),
    link,
  }),
  amountOre: ore,
  channel: z.enum(payoutChannels),
  /** Null when it is past its time. */
  payeeName: text.nullable(),
  /** Null for a manual one. */
  payeeAccountMasked: text.nullable(),
  message: text,
  /** Why money that is still invoiced is paid out; null where it needs no such reason. */
  cause: z.enum(payoutCauses).nullable(),
  /** What was decided that it pays; null of one that staff have prepared by themselves. */
  why: z.strictObject({ heading: text, link, lines: z.array(text) }).nullable(),
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
  correction: WaitingCorrection.nullable(),
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
export type PayoutPage = z.infer<typeof PayoutPage>

export const PayoutPage = z.strictObject({
  items: z.array(PayoutLine),
  total: z.int(),
  amountOre: ore,
})

/** A file for each account of ours that pays; none when all of them are paid manually. */
export const Released = z.strictObject({ fileIds: z.array(z.int()) })
export type Released = z.infer<typeof Released>

export const PayoutFiles = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.int(),
      messageId: text,
      /** The last digits of the account of ours that pays. */
      payer: text,
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

export const ShownPayee = z.strictObject({
  name: text,
  /** Eleven digits. */
  account: text.nullable(),
  details: text.nullable(),
})
export type ShownPayee = z.infer<typeof ShownPayee>

export const WaitingPayouts = z.strictObject({
  /** Whose money is paid out here, and whether there is an account that pays it. */
  kinds: z.array(
    z.strictObject({
      kind: z.enum(ownerKinds),
      name: text,
      hasPayer: z.boolean(),
      settings: z.array(text),
    }),
  ),
  /** Whether the bank reports on an account that only pays. */
  hasPayingAccount: z.boolean(),
  toRelease: sum,
  /** Corrections that wait for a second person. */
  payoutCorrections: z.int(),
  /** Came back, and were not prepared again. */
  returned: sum,
})
export type WaitingPayouts = z.infer<typeof WaitingPayouts>
