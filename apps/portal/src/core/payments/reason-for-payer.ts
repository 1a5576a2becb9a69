import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** The reason for a refund by staff, which the payer reads. */
export const reasonForPayer = z.string().check(
  z.trim(),
  z.minLength(5, { error: 'REASON_REQUIRED', abort: true }),
  z.maxLength(300, { error: 'TOO_LONG', abort: true }),
  z.regex(/^[\P{Cc}\n\r\t]+$/u, 'CHARACTERS_INVALID'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)
