import { z } from 'zod/mini'
import { longest } from '#core/courses/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { Reason } from './correction-form.ts'

export const HolderName = z.string().check(
  z.trim(),
  z.minLength(1, 'HOLDER_REQUIRED'),
  z.maxLength(longest.holder, 'HOLDER_TOO_LONG'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

/** The name that is right on a ticket and its certificate. */
export const HolderForm = z.strictObject({
  ticketId: z.uuid(),
  holder: HolderName,
  /** What they saw: somebody else may have corrected it since. */
  seen: z.string(),
  reason: Reason,
})
export type HolderForm = z.infer<typeof HolderForm>
