import { z } from 'zod/mini'
import { decisionBases, outcomes } from '#core/grants/decision/kinds.ts'
import { longest, mostOre } from '#core/grants/limits.ts'
import { reasonKinds } from '#core/grants/setup/kinds.ts'
import { localized } from '#platform/i18n/localized.ts'
import { plainText } from '../model/plain-text.ts'

const text = localized(z.string())

export const LetterQuery = z.strictObject({
  reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
})
export type LetterQuery = z.infer<typeof LetterQuery>

export const StaffLetter = z.strictObject({
  id: z.string(),
  basis: z.enum(decisionBases),
  outcome: z.enum(outcomes),
  amountOre: z.int(),
  reasonIds: z.array(z.string()),
  words: z.string(),
  conditions: z.string(),
  decidedAt: z.string(),
  isCurrent: z.boolean(),
})
export type StaffLetter = z.infer<typeof StaffLetter>

/** The letters about one application, and what one is corrected with. */
export const Letters = z.strictObject({
  applicationId: z.string(),
  reference: z.string(),
  title: z.string(),
  applicant: z.nullable(z.string()),
  /** The newest first. */
  letters: z.array(StaffLetter),
  /** A correction waits for a second person. */
  isWaiting: z.boolean(),
  reasons: z.array(z.strictObject({ id: z.string(), kind: z.enum(reasonKinds), name: text })),
})
export type Letters = z.infer<typeof Letters>

const ore = z
  .int('AMOUNT_INVALID')
  .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(mostOre, 'AMOUNT_INVALID'))

export const CorrectionForm = z
  .strictObject({
    outcome: z.enum(outcomes),
    amountOre: ore,
    reasonIds: z.array(z.uuid()).check(z.maxLength(20)),
    words: plainText(longest.words, 0),
    conditions: plainText(longest.words, 0),
    /** What was wrong; the applicant reads it. */
    note: plainText(longest.reason),
  })
  .check(
    z.refine(({ outcome, amountOre }) => (outcome === 'granted') === amountOre > 0, {
      error: 'AMOUNT_INVALID',
      path: ['amountOre'],
    }),
  )
export type CorrectionForm = z.infer<typeof CorrectionForm>

export const StaffCorrection = z.strictObject({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  applicant: z.nullable(z.string()),
  decisionId: z.string(),
  before: z.strictObject({ outcome: z.enum(outcomes), amountOre: z.int() }),
  outcome: z.enum(outcomes),
  amountOre: z.int(),
  reasons: z.array(text),
  words: z.string(),
  conditions: z.string(),
  note: z.string(),
  by: z.nullable(z.string()),
  proposedAt: z.string(),
  /** The reader has proposed it, so somebody else confirms it. */
  isOwn: z.boolean(),
})
export type StaffCorrection = z.infer<typeof StaffCorrection>

export const StaffCorrections = z.strictObject({
  /** The oldest first. */
  items: z.array(StaffCorrection),
  /** Those that concern the reader: somebody else works on them. */
  hidden: z.int(),
})
export type StaffCorrections = z.infer<typeof StaffCorrections>
