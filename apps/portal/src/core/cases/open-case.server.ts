import type { Locale } from '@trivsel/content-contract/locales'

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCase } from './refuse-case.server.ts'
import { stepTarget } from './rules.ts'
import { caseDecision, caseEvent, caseFile } from './tables.server.ts'

type NewCase = {
  kind: string
  /** Staff answer within so many days. */
  deadlineDays: number
  userId: string
  language: Locale
  /** A key that cases of the kind are counted by: the institution. */
  group?: string | null
  /** Where the application names the applicant, who is shown so to staff. */
  applicantName?: string | null
  /** What tells it from other open cases of the person and the kind. */
  subject?: string
}

/**
 * Opens a case in the caller's transaction. When one person sends several at once, one is opened.
 * @throws {Refusal} `CASE_EXISTS`
 */
export async function openCase(
  transaction: Database,
  { group = null, ...wanted }: NewCase,
): Promise<string> {
  const [opened] = await transaction
    .insert(caseFile)
    .values({ ...wanted, groupName: group })
    .onConflictDoNothing()
    .returning({ id: caseFile.id })
  if (!opened) throw refuseCase('CASE_EXISTS')
  return opened.id
}

/**
 * The student sends it again, in the caller's transaction. A decision about what they had sent
 * before, of which they were not notified, is void.
 *
 * @param sent `action`: `resend` of one that was approved and could not take effect, as its kind knows
 * @throws {Refusal} `CASE_NOT_FOUND`: theirs is another one; `STEP_NOT_POSSIBLE`
 */
export async function editCase(
  transaction: Database,
  {
    caseId,
    kind,
    userId,
    group,
    applicantName,
    action = 'edit',
  }: Pick<NewCase, 'kind' | 'userId' | 'group' | 'applicantName'> & {
    caseId: string
    action?: 'edit' | 'resend'
  },
): Promise<void> {
  const [found] = await transaction
    .select({ status: caseFile.status })
    .from(caseFile)
    .where(
      and(
        eq(caseFile.id, caseId),
        eq(caseFile.kind, kind),
        eq(caseFile.userId, userId),
        isNull(caseFile.closedAt),
      ),
    )
    .for('update')
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  const to = stepTarget(found.status, action, 'customer')
  if (!to) throw refuseCase('STEP_NOT_POSSIBLE')
  if (group !== undefined || applicantName !== undefined)
    await transaction
      .update(caseFile)
      .set({ groupName: group, applicantName })
      .where(eq(caseFile.id, caseId))
  await transaction.delete(caseDecision).where(eq(caseDecision.caseId, caseId))
  await transaction.insert(caseEvent).values({
    caseId,
    action,
    fromStatus: found.status,
    toStatus: to,
    actorKind: 'customer',
    actorId: userId,
  })
}

/**
 * The applicant changes (`change`, `edit`) or withdraws (`retract`) it, in the caller's transaction, by
 * which the caller may have another account than the one that sent it: a board shares its cases. A
 * decision of which nobody was notified is void. One that is withdrawn is closed.
 *
 * @throws {Refusal} `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`
 */
export async function stepAsApplicant(
  transaction: Database,
  step: {
    readonly caseId: string
    readonly action: 'change' | 'edit' | 'retract'
    readonly userId: string
    /** Where the case is theirs from now on, so that they are the one who is answered. */
    readonly isTheirs?: boolean
    /** Where staff write down what they were asked in writing: the history says so. */
    readonly comment?: string
  },
): Promise<void> {
  const { caseId, action, userId, isTheirs = false, comment = null } = step
  const [found] = await transaction
    .select({ status: caseFile.status, closedAt: caseFile.closedAt })
    .from(caseFile)
    .where(eq(caseFile.id, caseId))
    .for('update')
  if (!found || found.closedAt) throw refuseCase('CASE_NOT_FOUND')
  const to = stepTarget(found.status, action, 'customer')
  if (!to) throw refuseCase('STEP_NOT_POSSIBLE')
  await transaction.delete(caseDecision).where(eq(caseDecision.caseId, caseId))
  await transaction.insert(caseEvent).values({
    caseId,
    action,
    fromStatus: found.status,
    toStatus: to,
    actorKind: 'customer',
    actorId: userId,
    comment,
  })
  if (isTheirs) await transaction.update(caseFile).set({ userId }).where(eq(caseFile.id, caseId))
  if (action === 'retract')
    await transaction.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, caseId))
}

/** What a second person has confirmed is written down at once: there is nothing to take back. */
export type ConfirmedDecision = {
  readonly caseId: string
  readonly action: 'approve' | 'reject' | 'reopen'
  /** The member of staff who decided. */
  readonly decidedBy: string
  readonly comment?: string
}

/**
 * Decisions that take effect at once, in the caller's transaction: of a meeting, or of two people. A
 * decision of one caseworker that waits is void. Who may do it, the caller has checked.
 *
 * @throws {Refusal} `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`: nothing is written then
 */
export async function decideAtOnce(
  transaction: Database,
  decisions: readonly ConfirmedDecision[],
): Promise<void> {
  if (decisions.length === 0) return
  const ids = decisions.map(({ caseId }) => caseId)
  const rows = await transaction
    .select({ id: caseFile.id, status: caseFile.status })
    .from(caseFile)
    .where(and(inArray(caseFile.id, ids), isNull(caseFile.closedAt)))
    .orderBy(caseFile.id)
    .for('update')
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  const events = decisions.map(({ caseId, action, decidedBy, comment = '' }) => {
    const fromStatus = statuses.get(caseId)
    if (!fromStatus) throw refuseCase('CASE_NOT_FOUND')
    const toStatus = stepTarget(fromStatus, action, 'staff')
    if (!toStatus) throw refuseCase('STEP_NOT_POSSIBLE')
    return {
      caseId,
      action,
      fromStatus,
      toStatus,
      actorKind: 'staff' as const,
      actorId: decidedBy,
      comment: comment === '' ? null : comment,
    }
  })
  await transaction.delete(caseDecision).where(inArray(caseDecision.caseId, ids))
  await transaction.insert(caseEvent).values(events)
}
