import { z } from 'zod/mini'
import { longest } from '#core/courses/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'

export const Reason = z.string().check(
  z.trim(),
  z.minLength(1, 'REASON_REQUIRED'),
  z.maxLength(longest.reason, 'REASON_TOO_LONG'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

/** What staff say of somebody at a date, whatever was scanned; null takes it back. */
export const CorrectionForm = z.strictObject({
  ticketId: z.uuid(),
  dateId: z.uuid(),
  wasThere: z.nullable(z.boolean()),
  /** What they saw: somebody else may have corrected it since. */
  seen: z.nullable(z.boolean()),
  reason: Reason,
})
export type CorrectionForm = z.infer<typeof CorrectionForm>
