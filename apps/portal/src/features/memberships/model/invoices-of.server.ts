import { and, eq, type SQL, sql } from 'drizzle-orm'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'

/** Invoices for training. */
export const isFitness = eq(invoice.kind, 'fitness')

/** The invoices of one membership. */
export const ofMembership = (id: number): SQL | undefined =>
  and(isFitness, eq(invoice.subjectId, String(id)))

/** Joins invoices to the memberships of a query. */
export const ofJoinedMembership: SQL | undefined = and(
  isFitness,
  sql`${invoice.subjectId} = ${fitnessMembership.id}::text`,
)
