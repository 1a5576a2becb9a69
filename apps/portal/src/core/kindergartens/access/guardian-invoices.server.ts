import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { IsOfPerson } from '#core/invoices/personal-data.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { kindergartenGuardian } from '../children/tables.server.ts'

/*
 * An invoice of a kindergarten is addressed to a guardian, who may have no account. Whose it is follows
 * from the national id that an account has proven, at every request.
 */

/** The ids of the guardians with the national ids that accounts have proven, for a query. */
const guardiansOf = (userIds: readonly string[]): SQL => sql`(
  select guardian.id::text from ${kindergartenGuardian} guardian
  join ${nationalId} own on own.number_index = guardian.national_id_index
  where own.user_id in ${[...userIds]} and own.proven_at is not null)`

/** Invoices of kindergartens for the guardians who have some accounts. */
export function isGuardianInvoice(userIds: readonly string[]): SQL {
  if (userIds.length === 0) return sql`false`
  return sql`${and(eq(invoice.kind, 'kindergarten'), inArray(invoice.subjectId, guardiansOf(userIds)))}`
}

/** All invoices of a person: of their account, and as a guardian. */
export const isInvoiceOfPerson: IsOfPerson = ({ userId }) =>
  sql`(${or(eq(invoice.userId, userId), isGuardianInvoice([userId]))})`
