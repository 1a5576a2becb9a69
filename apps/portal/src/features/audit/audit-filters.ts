import { z } from 'zod/mini'

export const auditPageSize = 50
export const longestAuditPage = 1_000

const optional = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)

/** What the log is narrowed down to, in the address. A value out of its range is no filter. */
export const AuditFilters = z.object({
  /** Part of a name, or a whole e-mail address. */
  actor: optional(z.string().check(z.trim(), z.regex(/^\P{Cc}{1,100}$/u))),
  action: optional(z.string().check(z.regex(/^[a-z-]{1,60}$/))),
  /** A calendar day in Norway. */
  day: optional(z.iso.date()),
  /** The newest first, or the oldest. */
  sort: z.catch(z.enum(['at', '-at']), '-at'),
  /** Entries on a page: more than the table shows, where all are exported. */
  size: z.catch(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
      z.transform((text) => Math.min(Number(text), longestAuditPage)),
    ),
    auditPageSize,
  ),
  page: z.catch(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
      z.transform((text) => Number(text)),
    ),
    1,
  ),
})
export type AuditFilters = z.infer<typeof AuditFilters>
