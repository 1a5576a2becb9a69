import { and, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { lockCase } from '#core/cases/lock-cases.server.ts'
import { recordAction } from '#core/cases/record-action.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseCheck, caseDecision, caseEvent, caseTick } from '#core/cases/tables.server.ts'
import { requireUntied } from '#core/cases/tied-cases.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseCheck } from './contract.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import { checkOrder } from './save-check.server.ts'

/** The checklist of a case: what is looked at in its kind, and what was ticked though it no longer is. */
export async function listTicks(
  database: Database,
  { caseId, kind }: { caseId: string; kind: string },
): Promise<CaseCheck[]> {
  const changedSince = database
    .select({ id: caseEvent.id })
    .from(caseEvent)
    .where(
      and(
        eq(caseEvent.caseId, caseId),
        eq(caseEvent.actorKind, 'customer'),
        gt(caseEvent.at, caseTick.at),
      ),
    )
  const rows = await database
    .select({
      check: caseCheck,
      at: caseTick.at,
      by: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
      isOutdated: exists(changedSince).mapWith(Boolean),
    })
    .from(caseCheck)
    .leftJoin(caseTick, and(eq(caseTick.checkId, caseCheck.id), eq(caseTick.caseId, caseId)))
    .leftJoin(user, eq(user.id, caseTick.actorId))
    .where(and(eq(caseCheck.kind, kind), or(isNull(caseCheck.removedAt), isNotNull(caseTick.at))))
    .orderBy(...checkOrder)
  return rows.map(({ check: { id, text, isRequired, removedAt }, at, by, isOutdated }) => ({
    id,
    text,
    isRequired,
    isOffered: removedAt === null,
    ticked: at && { by: by ?? '', at: at.toISOString(), isOutdated },
  }))
}

/**
 * Says who has looked at something, and when; or takes that back.
 * @throws {Refusal} `CASE_NOT_FOUND`; `OWN_CASE`; `CASE_CHANGED`: it is decided; `CHECKLIST_CHANGED`
 */
export async function saveTick(
  { database, caseKinds }: { database: Database; caseKinds: readonly CaseKind[] },
  staff: StaffActor,
  { caseId, checkId, isTicked }: { caseId: string; checkId: string; isTicked: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { kind } = await lockCase(transaction, caseId, caseKinds)
    await requireUntied(transaction, caseKinds, { staff, caseId })
    const isDecided = await transaction.$count(caseDecision, eq(caseDecision.caseId, caseId))
    if (isDecided > 0) throw refuseCase('CASE_CHANGED')
    const offered = and(
      eq(caseCheck.id, checkId),
      eq(caseCheck.kind, kind),
      isNull(caseCheck.removedAt),
    )
    if ((await transaction.$count(caseCheck, offered)) === 0)
      throw refuseCasework('CHECKLIST_CHANGED')
    const ticked = { actorId: staff.userId, at: sql`now()` }
    if (isTicked)
      await transaction
        .insert(caseTick)
        .values({ caseId, checkId, ...ticked })
        .onConflictDoUpdate({ target: [caseTick.caseId, caseTick.checkId], set: ticked })
    else
      await transaction
        .delete(caseTick)
        .where(and(eq(caseTick.caseId, caseId), eq(caseTick.checkId, checkId)))
    await recordAction(transaction, staff, {
      action: isTicked ? 'case-check-ticked' : 'case-check-unticked',
      subject: { kind: 'case', id: caseId },
      after: { caseCheck: checkId },
    })
  })
}

/**
 * In the transaction of an approval, which has locked the case.
 * @throws {Refusal} `CHECKLIST_INCOMPLETE`: something that is required was not looked at since the student
 *   last changed the case
 */
export async function requireTicks(
  transaction: Database,
  found: { caseId: string; kind: string },
): Promise<void> {
  const checks = await listTicks(transaction, found)
  const isMissing = ({ isRequired, isOffered, ticked }: CaseCheck) =>
    isRequired && isOffered && (ticked === null || ticked.isOutdated)
  if (checks.some(isMissing)) throw refuseCasework('CHECKLIST_INCOMPLETE')
}
