import { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'

/** Why staff do something. */
export const Reason = z.string().check(
  z.trim(),
  z.minLength(1, 'REASON_REQUIRED'),
  z.maxLength(longest.reason, 'REASON_TOO_LONG'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

export const ReasonForm = z.strictObject({ reason: Reason })

/** `2026-11-23` */
export const Day = z.string().check(z.refine(isDate, 'DAY_REQUIRED'))

/** Of a row as the caller saw it. */
export const Version = z.int().check(z.minimum(0))

/** Something that should never have been there is removed. */
export const Removal = z.strictObject({ reason: Reason, version: Version })
export type Removal = z.infer<typeof Removal>
