import { z } from 'zod/mini'
import { caseStatuses } from '#core/cases/rules.ts'

export const casePageSize = 25
export const longestCasePage = 1_000

const optional = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  z.transform((text) => Number(text)),
)

/** What the queue is narrowed down to, in the address. A value out of its range is no filter. */
export const CaseFilters = z.object({
  status: optional(z.enum(caseStatuses)),
  kind: optional(z.string().check(z.regex(/^[a-z-]{1,60}$/))),
  /** Part of the student's name. */
  name: optional(z.string().check(z.trim(), z.regex(/^\P{Cc}{1,100}$/u))),
  /** Those that I have, or that nobody has. */
  assignee: optional(z.enum(['mine', 'nobody'])),
  /** Those that have waited longest first, or last. */
  sort: z.catch(z.enum(['changedAt', '-changedAt']), 'changedAt'),
  size: z.catch(wholeNumber, casePageSize),
  page: z.catch(wholeNumber, 1),
})
export type CaseFilters = z.infer<typeof CaseFilters>
