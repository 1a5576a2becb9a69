import { z } from 'zod/mini'

export const registerPageSize = 50
/** Lines of an export, which has the whole register. */
export const longestExport = 20_000
/** Characters; one letter would find nearly everybody. */
export const shortestSearch = 2

export const memberStateFilters = ['member', 'requested', 'ended'] as const
export const registerSorts = ['name', '-name', 'joined', '-joined', 'until', '-until'] as const

const optional = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)

const filters = {
  /** Without one: those who are members, and those who have asked. */
  state: optional(z.enum([...memberStateFilters, 'all'])),
  /** Whether a term of theirs counts today. */
  paid: optional(z.enum(['yes', 'no'])),
  /** The id of a role type. */
  role: optional(z.uuid()),
  sort: z.catch(z.enum(registerSorts), 'name'),
}

/** All of it is in the address, so nothing of it names a person. */
export const RegisterFilters = z.object({
  ...filters,
  page: z.catch(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
      z.transform((text) => Number(text)),
    ),
    1,
  ),
})
export type RegisterFilters = z.infer<typeof RegisterFilters>

/** The filters with part of a name or of an address, which must not be in an address of a page. */
export const RegisterSearch = z.object({
  ...filters,
  text: z.string().check(z.trim(), z.regex(/^\P{Cc}{2,100}$/u)),
  page: z.catch(z.int().check(z.gte(1), z.lte(9_999)), 1),
})
export type RegisterSearch = z.infer<typeof RegisterSearch>

/** What is exported: what the list shows, on all of its pages. */
export const RegisterExport = z.object({
  ...filters,
  text: z.optional(z.string().check(z.trim(), z.regex(/^\P{Cc}{0,100}$/u))),
})
export type RegisterExport = z.infer<typeof RegisterExport>
