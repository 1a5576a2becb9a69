import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { longest } from './limits.ts'

const textOf = (least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least, { error: 'TEXT_REQUIRED', abort: true }),
    z.maxLength(most, { error: 'TOO_LONG', abort: true }),
    z.regex(/^[\P{Cc}\n\r\t]+$/u, { error: 'CHARACTERS_INVALID', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

/** The reason of what staff do, recorded in the audit log. */
export const why = textOf(5, longest.why)

/** The reference of a decision, as the municipality writes it. */
export const reference = textOf(1, longest.reference)
