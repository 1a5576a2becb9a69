import { z } from 'zod/mini'
import type { InquiryState } from '../model/rules.ts'
import { categoryPattern } from './forms.ts'

export const inboxPageSize = 25
export const longestInboxPage = 1_000

/** The states of inquiries, with overdue ones and all. */
export const inboxStates = [
  'waiting',
  'overdue',
  'answered',
  'closed',
  'all',
] as const satisfies readonly (InquiryState | 'overdue' | 'all')[]
export type InboxState = (typeof inboxStates)[number]

const optional = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  z.transform((text) => Number(text)),
)

const filters = {
  status: z.catch(z.enum(inboxStates), 'waiting'),
  category: optional(z.string().check(z.regex(categoryPattern))),
  /** Inquiries of the caller, or without an assignee. */
  assignee: optional(z.enum(['mine', 'nobody'])),
}

/** The inquiries that somebody works through. */
export const InboxSelection = z.object(filters)
export type InboxSelection = z.infer<typeof InboxSelection>

/** All filters are in the address, so none of them contains a name or an address of a person. */
export const InboxFilters = z.object({
  ...filters,
  size: z.catch(wholeNumber, inboxPageSize),
  page: z.catch(wholeNumber, 1),
})
export type InboxFilters = z.infer<typeof InboxFilters>

/** Characters; one letter would find nearly everything. */
export const shortestSearch = 2

const wholeNumberOf = (unchosen: number) => z.catch(z.int().check(z.gte(1), z.lte(9_999)), unchosen)

/** The filters with what is searched for: a number, or part of a name, an address or a subject. */
export const InboxSearch = z.object({
  ...filters,
  /** A search also finds answered and closed inquiries. */
  status: z.catch(z.enum(inboxStates), 'all'),
  text: z.string().check(z.trim(), z.regex(/^\P{Cc}{2,100}$/u)),
  size: wholeNumberOf(inboxPageSize),
  page: wholeNumberOf(1),
})
export type InboxSearch = z.infer<typeof InboxSearch>
