import { z } from 'zod/mini'
import { appealOutcomes } from '#core/health-refunds/decisions.ts'
import { amendedLines, words } from '../model/amendment.ts'

/** What an applicant writes. */
export const AppealForm = z.strictObject({ text: words })
export type AppealForm = z.infer<typeof AppealForm>

/** What somebody who had no part in the decision says to an appeal. */
export const ResultForm = z
  .strictObject({
    outcome: z.enum(appealOutcomes),
    words,
    /** Of `changed`: what counts of which expense. */
    lines: amendedLines,
    /** What that comes to, in all; null of the other outcomes. */
    grantedOre: z.nullable(z.int().check(z.gte(1))),
  })
  .check(
    z.refine((form) => (form.outcome === 'changed') === (form.grantedOre !== null), {
      path: ['grantedOre'],
      error: 'AMOUNT_INVALID',
    }),
  )
export type ResultForm = z.infer<typeof ResultForm>
