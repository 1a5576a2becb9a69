import { z } from 'zod/mini'
import { repaymentKinds } from '#core/health-refunds/decisions.ts'
import { highestOre } from '#core/health-refunds/rules/scheme-rules.ts'
import { amendedLines, mostLines, reason, words } from '../model/amendment.ts'

/** What would count of which expense. */
export const TryForm = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        id: z.uuid(),
        acceptedOre: z.nullable(z.int().check(z.gte(0), z.lte(highestOre))),
      }),
    )
    .check(z.maxLength(mostLines)),
})
export type TryForm = z.infer<typeof TryForm>

export const CorrectionForm = z.strictObject({
  /** The decision that was seen. */
  decisionId: z.uuid(),
  lines: amendedLines,
  /** What was wrong, as the applicant reads it. */
  words,
  /** In all, as it was worked out. */
  grantedOre: z.int().check(z.gte(0)),
  /** Needed where something is to be paid back. */
  payBackBy: z.nullable(z.iso.date()),
})
export type CorrectionForm = z.infer<typeof CorrectionForm>

/** What came back of a claim, is waived, or was wrong. */
export const RepaymentForm = z
  .strictObject({
    kind: z.enum(repaymentKinds),
    amountOre: z.int().check(z.gte(1, 'AMOUNT_INVALID'), z.lte(highestOre, 'AMOUNT_INVALID')),
    day: z.iso.date('DAY_REQUIRED'),
    reason,
    /** Of `taken-back`: the one that was wrong. */
    reversesId: z.nullable(z.uuid()),
  })
  .check(
    z.refine((form) => form.kind === 'received' || form.reason !== '', {
      path: ['reason'],
      error: 'REASON_REQUIRED',
    }),
    z.refine((form) => (form.kind === 'taken-back') === (form.reversesId !== null), {
      path: ['reversesId'],
      error: 'REVERSES_INVALID',
    }),
  )
export type RepaymentForm = z.infer<typeof RepaymentForm>
