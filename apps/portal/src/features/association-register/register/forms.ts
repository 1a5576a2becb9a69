import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

export const longestNote = 500

export const RemovalForm = z.object({
  version: z.int(),
  /** What the member is told. */
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'TEXT_REQUIRED', abort: true }),
    z.maxLength(longestNote, { error: 'TOO_LONG', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
})
export type RemovalForm = z.infer<typeof RemovalForm>
