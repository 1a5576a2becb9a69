import { z } from 'zod/mini'
import { appealWays } from '#core/appeals/appeal-way.ts'
import { appealOutcomes, decisionBases, outcomes } from '#core/grants/decision/kinds.ts'
import { longest, mostOre } from '#core/grants/limits.ts'
import { localized } from '#platform/i18n/localized.ts'
import { isDate } from '#platform/time/date.ts'
import { plainText } from '../model/plain-text.ts'

/** A letter as its applicant reads it. */
export const OwnDecision = z.strictObject({
  id: z.string(),
  basis: z.enum(decisionBases),
  outcome: z.enum(outcomes),
  amountOre: z.int(),
  reasons: z.array(localized(z.string())),
  words: z.string(),
  conditions: z.string(),
  /** What was wrong in the letter before; empty where nothing was. */
  note: z.string(),
  decidedAt: z.string(),
  appealUntil: z.nullable(z.string()),
  /** It is the one that counts. */
  isCurrent: z.boolean(),
})
export type OwnDecision = z.infer<typeof OwnDecision>

export const OwnAppeal = z.strictObject({
  id: z.string(),
  text: z.string(),
  sentAt: z.string(),
  isLate: z.boolean(),
  isWithdrawn: z.boolean(),
  /** What the other body says, once that is certain. */
  answer: z.nullable(
    z.strictObject({
      outcome: z.enum(appealOutcomes),
      words: z.string(),
      decidedOn: z.string(),
    }),
  ),
})
export type OwnAppeal = z.infer<typeof OwnAppeal>

export const OwnDecisions = z.strictObject({
  /** The newest first. */
  decisions: z.array(OwnDecision),
  appeals: z.array(OwnAppeal),
  way: z.enum(appealWays),
  appealBody: localized(z.string()),
})
export type OwnDecisions = z.infer<typeof OwnDecisions>

export const AppealForm = z.strictObject({ text: plainText(longest.text) })
export type AppealForm = z.infer<typeof AppealForm>

const ore = z
  .int('AMOUNT_INVALID')
  .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(mostOre, 'AMOUNT_INVALID'))

/** What the other body has decided. */
export const ResultForm = z
  .strictObject({
    outcome: z.enum(appealOutcomes),
    /** In øre; null unless the decision is changed. */
    resultOre: z.nullable(ore),
    words: plainText(longest.words),
    decidedOn: z.string().check(z.refine(isDate, 'DATE_INVALID')),
    /** When the result was registered that the caller has read; null for none. */
    registeredAt: z.nullable(z.string().check(z.maxLength(40))),
  })
  .check(
    z.refine(({ outcome, resultOre }) => (outcome === 'changed') === (resultOre !== null), {
      error: 'AMOUNT_INVALID',
      path: ['resultOre'],
    }),
  )
export type ResultForm = z.infer<typeof ResultForm>

export const SeenForm = z.strictObject({ registeredAt: z.string().check(z.maxLength(40)) })
export type SeenForm = z.infer<typeof SeenForm>

export const StaffAppeal = z.strictObject({
  id: z.string(),
  applicationId: z.string(),
  reference: z.string(),
  title: z.string(),
  applicant: z.nullable(z.string()),
  requestedOre: z.int(),
  text: z.string(),
  sentAt: z.string(),
  isLate: z.boolean(),
  /** The decision that counts now. */
  decisionId: z.string(),
  outcome: z.enum(outcomes),
  amountOre: z.int(),
  result: z.nullable(
    z.strictObject({
      outcome: z.enum(appealOutcomes),
      resultOre: z.nullable(z.int()),
      words: z.string(),
      decidedOn: z.string(),
      by: z.nullable(z.string()),
      registeredAt: z.string(),
      /** The reader has registered it, so somebody else confirms it. */
      isOwn: z.boolean(),
      confirmedAt: z.nullable(z.string()),
    }),
  ),
})
export type StaffAppeal = z.infer<typeof StaffAppeal>

export const StaffAppeals = z.strictObject({
  /** The oldest first. */
  waiting: z.array(StaffAppeal),
  /** The latest that were decided. */
  decided: z.array(StaffAppeal),
  /** Those that wait and concern the reader: somebody else works on them. */
  hidden: z.int(),
})
export type StaffAppeals = z.infer<typeof StaffAppeals>
