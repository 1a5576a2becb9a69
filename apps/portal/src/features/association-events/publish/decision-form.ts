import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { longest } from '../model/limits.ts'

/** What staff decide about an event that waits; a series waits as one. */
export const DecisionForm = z
  .strictObject({
    /** Of the event that was read. */
    version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)),
    decision: z.enum(['approve', 'send-back']),
    /** Why it is sent back. */
    reason: z.string().check(
      z.trim(),
      z.maxLength(longest.reason, { error: 'TOO_LONG', abort: true }),
      z.regex(/^[\P{Cc}\n\r\t]*$/u, { error: 'CHARACTERS_INVALID', abort: true }),
      z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
    ),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      error: 'REASON_REQUIRED',
    }),
  )
export type DecisionForm = z.infer<typeof DecisionForm>
