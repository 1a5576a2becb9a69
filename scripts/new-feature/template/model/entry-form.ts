import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** The database holds it too. */
export const longestText = 300

export const EntryForm = z.object({
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'TEXT_REQUIRED', abort: true }),
    z.maxLength(longestText, { error: 'TOO_LONG', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
})
export type EntryForm = z.infer<typeof EntryForm>
