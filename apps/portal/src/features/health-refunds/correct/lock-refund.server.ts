import { and, eq } from 'drizzle-orm'
import type { LockedCase } from '#core/cases/lock-cases.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import { requireUntied } from '#core/cases/tied-cases.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { healthCases } from '../decide/health-cases.server.ts'
import { type DecisionRow, findLatestDecision } from '../letters/record-decision.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * An application for somebody of the staff who has nothing to do with its applicant. One that is closed is
 * found as well: what is wrong in it is put right all the same.
 * @throws {Refusal} `CASE_NOT_FOUND`, `OWN_CASE`
 */
export async function lockRefund(
  transaction: Database,
  staff: StaffActor,
  caseId: string,
): Promise<LockedCase> {
  const [found] = await transaction
    .select()
    .from(caseFile)
    .where(and(eq(caseFile.id, caseId), eq(caseFile.kind, healthKind)))
    .for('update')
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  await requireUntied(transaction, [healthCases], { staff, caseId })
  return found
}

/**
 * The decision that counts of an application whose status says that it is decided.
 * @throws {Refusal} `HEALTH_NOT_DECIDED`: there is none, or another waits to take effect
 */
export async function requireDecided(
  transaction: Database,
  { id, status }: LockedCase,
  statuses: readonly LockedCase['status'][],
): Promise<DecisionRow> {
  const waiting = await transaction.$count(caseDecision, eq(caseDecision.caseId, id))
  const latest = await findLatestDecision(transaction, id)
  if (waiting > 0 || !latest || !statuses.includes(status)) throw refuse('HEALTH_NOT_DECIDED')
  return latest
}
