import { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { Version } from '../model/forms.ts'

const Text = z.string().check(
  z.trim(),
  z.maxLength(longest.text, 'TEXT_TOO_LONG'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

/** What employees have to know of a child; empty texts where there is nothing. */
export const HealthForm = z.strictObject({
  allergies: Text,
  medicines: Text,
  notes: Text,
  /** 0 while nothing was written. */
  version: Version,
})
export type HealthForm = z.infer<typeof HealthForm>
