import { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'

export const Reason = z.string().check(
  z.trim(),
  z.minLength(1, 'REASON_REQUIRED'),
  z.maxLength(longest.reason, 'REASON_TOO_LONG'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/

export const Arrives = z
  .string()
  .check(z.refine((typed) => typed === '' || wallTime.test(typed), 'TIME_INVALID'))

/** `2027-03-10`, a day that exists, not before this century. */
export const OnDate = z
  .string()
  .check(z.refine((text) => text >= '2' && isDate(text), 'DAY_INVALID'))

/** What a leader says of a presence; without an arrival the child was not here. */
export const CorrectionForm = z.strictObject({
  departmentId: z.uuid(),
  childId: z.uuid(),
  onDate: OnDate,
  /** Null for one that nobody recorded. */
  presenceId: z.nullable(z.uuid()),
  /** By the clock in Norway, `07:45`; empty to remove the presence. */
  arrives: Arrives,
  /** Empty while the child is here. */
  departs: Arrives,
  /** What they saw: somebody else may have changed it since. */
  seen: z.nullable(
    z.strictObject({
      arrivedAt: z.iso.datetime(),
      departedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  reason: Reason,
})
export type CorrectionForm = z.infer<typeof CorrectionForm>
