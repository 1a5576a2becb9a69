import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseKind } from './case-kind.server.ts'
import { isOfKinds } from './is-of-kinds.server.ts'
import { refuseCase } from './refuse-case.server.ts'
import { caseFile } from './tables.server.ts'

export type LockedCase = typeof caseFile.$inferSelect

/**
 * Locks open cases until the end of the transaction, always in the same order: no two transactions can deadlock.
 * @param kinds those that the actor handles: cases of others are not found
 */
export async function lockCases(
  transaction: Database,
  caseIds: readonly string[],
  kinds: readonly CaseKind[],
): Promise<LockedCase[]> {
  return transaction
    .select()
    .from(caseFile)
    .where(and(inArray(caseFile.id, [...caseIds]), isNull(caseFile.closedAt), isOfKinds(kinds)))
    .orderBy(asc(caseFile.id))
    .for('update')
}

/** @throws {Refusal} `CASE_NOT_FOUND`: it is closed, or of another kind, or there is none */
export async function lockCase(
  transaction: Database,
  caseId: string,
  kinds: readonly CaseKind[],
): Promise<LockedCase> {
  const [found] = await lockCases(transaction, [caseId], kinds)
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  return found
}
