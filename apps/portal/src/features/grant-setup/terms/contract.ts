import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { termFields } from '../model/term-fields.ts'

const Term = z.strictObject({
  id: z.string(),
  version: z.int(),
  userId: z.string(),
  name: z.string(),
  ...shapeOf(termFields),
  when: z.enum(['now', 'coming', 'over']),
  /** Without the role in the staff area, a term gives no access. */
  hasRole: z.boolean(),
  /** Somebody else changes it. */
  isOwn: z.boolean(),
})
export type Term = z.infer<typeof Term>

export const CommitteeTerms = z.strictObject({
  /** Those of today first, then those that come, and those that are over. */
  terms: z.array(Term),
  warnings: z.array(z.enum(['too-few', 'no-chair', 'ending'])),
  /** Of today, and how many a meeting needs. */
  members: z.int(),
  leastPresent: z.int(),
  /** Who has the role, and can get a term. */
  people: z.array(z.strictObject({ value: z.string(), text: z.string() })),
})
export type CommitteeTerms = z.infer<typeof CommitteeTerms>
