import { z } from 'zod/mini'
import { caseDecisions } from '#core/cases/rules.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { mostAtOnce } from './case-filters.ts'

export const longestComment = 4_000

/** More than any message gives. */
const mostReasons = 20

/** What staff decide, and the comment to the student. */
export const DecisionForm = z.object({
  /** Of the case as it was seen. */
  version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)),
  action: z.enum(caseDecisions, 'ACTION_REQUIRED'),
  comment: z.string().check(
    z.trim(),
    z.maxLength(longestComment, { error: 'TOO_LONG', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
  /** What the decision fixes, as it was seen (`terms` of the case). */
  terms: z.optional(
    z.nullable(
      z.object({
        key: z.string().check(z.regex(/^[\w-]{1,60}$/)),
        amountOre: z.int().check(z.gte(1), z.lte(100_000_000)),
      }),
    ),
  ),
  /** Of a rejection, from the list of its kind, by their ids. */
  reasons: z.optional(z.array(z.uuid()).check(z.maxLength(mostReasons))),
})
export type DecisionForm = z.infer<typeof DecisionForm>

/** Who had it when it was looked at. */
const seen = z.nullable(z.string().check(z.maxLength(100)))

export const AssigneeForm = z.object({ isMine: z.boolean(), seen })
export type AssigneeForm = z.infer<typeof AssigneeForm>

export const AssigneesForm = z.object({
  isMine: z.boolean(),
  cases: z.array(z.object({ id: z.uuid(), seen })).check(z.minLength(1), z.maxLength(mostAtOnce)),
})
export type AssigneesForm = z.infer<typeof AssigneesForm>
