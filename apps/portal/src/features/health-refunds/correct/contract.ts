import { z } from 'zod'
import { repaymentKinds } from '#core/health-refunds/decisions.ts'
import { appealView, decisionView } from '../letters/contract.ts'
import { AmendedLine } from '../model/amendment.ts'
import { calculation } from '../model/contract.ts'

const text = z.string()
const day = z.iso.date()
const instant = z.iso.datetime()
const ore = z.int()

/** A change that one person has proposed and another confirms. */
export const correctionView = z.strictObject({
  id: z.uuid(),
  lines: z.array(AmendedLine),
  words: text,
  beforeOre: ore,
  grantedOre: ore,
  payBackBy: day.nullable(),
  by: text.nullable(),
  at: instant,
  /** Somebody else has to confirm it. */
  isOwn: z.boolean(),
})
export type CorrectionView = z.infer<typeof correctionView>

export const repaymentView = z.strictObject({
  id: z.uuid(),
  kind: z.enum(repaymentKinds),
  amountOre: ore,
  day,
  reason: text,
  reversesId: z.uuid().nullable(),
  by: text.nullable(),
  at: instant,
  confirmedAt: instant.nullable(),
  isOwn: z.boolean(),
  /** It was wrong, and that is confirmed or waits. */
  isReversed: z.boolean(),
})
export type RepaymentView = z.infer<typeof repaymentView>

/** What has been decided about an application and what staff may do about it now. */
export const AfterDecision = z.strictObject({
  decisions: z.array(decisionView),
  /** An appeal names who may not decide it: they took part in the decision. */
  appeals: z.array(appealView.extend({ isOwnDecision: z.boolean() })),
  correction: correctionView.nullable(),
  /** Approved, nothing waits: it may be corrected. */
  mayCorrect: z.boolean(),
  /** A payout is on its way: it is withdrawn or settled first. */
  isPaying: z.boolean(),
  claim: z.strictObject({ leftOre: ore, reference: text }).nullable(),
  repayments: z.array(repaymentView),
})
export type AfterDecision = z.infer<typeof AfterDecision>

/** What a decision would come to. */
export const Tried = z.strictObject({ calculation })
export type Tried = z.infer<typeof Tried>

/** Where staff have something to do after a decision; no names of what was applied for. */
export const followUpKinds = ['appeal', 'correction', 'claim', 'repayment'] as const
export const FollowUp = z.strictObject({
  items: z.array(
    z.strictObject({
      kind: z.enum(followUpKinds),
      caseId: z.uuid(),
      /** Null of a deleted account. */
      name: text.nullable(),
      since: instant,
      /** What is claimed and not paid; null of the other kinds. */
      amountOre: ore.nullable(),
      /** The day by which it is to be paid back; null of the other kinds. */
      dueOn: day.nullable(),
      /** The reader took part in it: somebody else has to act. */
      isOwn: z.boolean(),
    }),
  ),
  /** Cases that concern the reader, or somebody they are tied to. */
  hidden: z.int(),
})
export type FollowUp = z.infer<typeof FollowUp>
