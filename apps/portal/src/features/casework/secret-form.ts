import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

export const longestReason = 300
const shortestReason = 5

/** Which field, and why somebody needs to see it: what they write is kept in the audit log. */
export const SecretForm = z.object({
  secret: z.string().check(z.regex(/^[a-z-]{1,60}$/)),
  reason: z.string().check(
    z.trim(),
    z.minLength(shortestReason, 'REASON_REQUIRED'),
    z.maxLength(longestReason, { error: 'TOO_LONG', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
})
export type SecretForm = z.infer<typeof SecretForm>
