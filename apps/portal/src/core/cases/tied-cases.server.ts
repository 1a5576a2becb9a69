import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseKind } from './case-kind.server.ts'
import { caseFile } from './tables.server.ts'

/**
 * Whether a member of staff leaves a case to colleagues: it is their own, or their kind says that they
 * are tied to its applicant. They see that it is there, and nothing of what is in it.
 * @param userId theirs; a column where it is asked of several
 * @returns a condition for a query of `case_file`
 */
export function isTied(kinds: readonly CaseKind[], userId: string | SQLWrapper): SQL<boolean> {
  const own = ownAccounts(userId)
  const byKind = kinds.flatMap((known) =>
    known.isTied ? [sql`${caseFile.kind} = ${known.kind} and ${known.isTied(own)}`] : [],
  )
  return sql<boolean>`(${sql.join([sql`${caseFile.userId} = any(${own})`, ...byKind], sql` or `)})`
}

/**
 * Call it in the transaction of what is done, after the case is locked.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireUntied(
  transaction: Database,
  kinds: readonly CaseKind[],
  { staff, caseId }: { readonly staff: StaffActor; readonly caseId: string },
): Promise<void> {
  const tied = await findTied(transaction, kinds, { staffId: staff.userId, caseIds: [caseId] })
  if (tied.size > 0) throw ownCase()
}

/** Those of some cases that a member of staff leaves to colleagues. */
export async function findTied(
  database: Database,
  kinds: readonly CaseKind[],
  { staffId, caseIds }: { readonly staffId: string; readonly caseIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: caseFile.id })
    .from(caseFile)
    .where(and(inArray(caseFile.id, [...caseIds]), isTied(kinds, staffId)))
  return new Set(rows.map(({ id }) => id))
}
