import { z } from 'zod'
import { appealWays } from '#core/appeals/appeal-way.ts'
import { appealOutcomes, decisionBases, outcomes } from '#core/health-refunds/decisions.ts'

const text = z.string()
const day = z.iso.date()
const instant = z.iso.datetime()
const ore = z.int()

/** A decision as its applicant and staff read it; the letter is a PDF. */
export const decisionView = z.strictObject({
  id: z.uuid(),
  basis: z.enum(decisionBases),
  outcome: z.enum(outcomes),
  grantedOre: ore,
  words: text,
  /** What was wrong in the one before; empty where nothing was. */
  note: text,
  decidedAt: instant,
  /** Null where it is final. */
  appealUntil: day.nullable(),
  payBackOre: ore,
  payBackBy: day.nullable(),
  /** The latest. */
  isCurrent: z.boolean(),
})
export type DecisionView = z.infer<typeof decisionView>

export const appealView = z.strictObject({
  id: z.uuid(),
  text,
  sentAt: instant,
  isLate: z.boolean(),
  isWithdrawn: z.boolean(),
  answer: z
    .strictObject({ outcome: z.enum(appealOutcomes), words: text, decidedAt: instant })
    .nullable(),
})
export type AppealView = z.infer<typeof appealView>

/** What was decided about one's own application, the latest first. */
export const OwnDecisions = z.strictObject({
  decisions: z.array(decisionView),
  appeals: z.array(appealView),
  way: z.enum(appealWays),
  /** What is to be paid back; null where nothing is. */
  claim: z
    .strictObject({
      leftOre: ore,
      payBackBy: day,
      /** Ours, eleven digits; null where none is set up. */
      account: text.nullable(),
      /** What the payment is marked with. */
      reference: text,
    })
    .nullable(),
})
export type OwnDecisions = z.infer<typeof OwnDecisions>
