import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** The reason of what staff do for a member, recorded in the audit log. */
export const why = z.string().check(
  z.trim(),
  z.minLength(5, { error: 'WHY_REQUIRED', abort: true }),
  z.maxLength(300, { error: 'TOO_LONG', abort: true }),
  z.regex(/^[\P{Cc}\n\r\t]+$/u, { error: 'CHARACTERS_INVALID', abort: true }),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)
