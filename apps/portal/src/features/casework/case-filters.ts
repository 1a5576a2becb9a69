import { z } from 'zod/mini'
import { caseStatuses } from '#core/cases/rules.ts'

export const casePageSize = 25
export const longestCasePage = 1_000

/** As many as are chosen with the mouse in one go. */
export const mostAtOnce = 100

/**
 * What waits for staff, what of it should have been answered, what was decided without effect, and
 * everything that is open.
 */
const queues = ['waiting', 'overdue', 'late-decision', 'all'] as const
export const caseStates = [...queues, ...caseStatuses] as const
export type CaseState = (typeof caseStates)[number]

/** By the deadline, or by when it came to its status; with `-` the other way round. */
const caseOrders = ['due', '-due', 'changedAt', '-changedAt'] as const

const optional = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  z.transform((text) => Number(text)),
)

const filters = {
  status: z.catch(z.enum(caseStates), 'waiting'),
  kind: optional(z.string().check(z.regex(/^[a-z-]{1,60}$/))),
  /** By what a kind groups its cases: the institution. */
  group: optional(z.string().check(z.regex(/^[\p{L}\p{N} .-]{1,60}$/u))),
  /** Part of the student's name. */
  name: optional(z.string().check(z.trim(), z.regex(/^\P{Cc}{1,100}$/u))),
  /** Those that I have, or that nobody has. */
  assignee: optional(z.enum(['mine', 'nobody'])),
  sort: z.catch(z.enum(caseOrders), 'due'),
}

/** Which of the cases one works through, and in which order; all of it may be in the address. */
export const CaseSelection = z.object(filters)
export type CaseSelection = z.infer<typeof CaseSelection>

/** What the queue is narrowed down to, in the address. A value out of its range is no filter. */
export const CaseFilters = z.object({
  ...filters,
  size: z.catch(wholeNumber, casePageSize),
  page: z.catch(wholeNumber, 1),
})
export type CaseFilters = z.infer<typeof CaseFilters>
