import { eq, sql } from 'drizzle-orm'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { CaseKind, ChosenTerms } from './case-kind.server.ts'
import { effectTask } from './effect.server.ts'
import { type LockedCase, lockCase } from './lock-cases.server.ts'
import { recordAction } from './record-action.server.ts'
import { refuseCase } from './refuse-case.server.ts'
import { type CaseDecision, graceSeconds, needsComment, stepTarget } from './rules.ts'
import { caseDecision } from './tables.server.ts'
import { requireUntied } from './tied-cases.server.ts'

export type Decision = {
  caseId: string
  /** Those that the actor handles. */
  caseKinds: readonly CaseKind[]
  /** As it was seen. */
  version: number
  action: CaseDecision
  /** The message to the student; empty for none. */
  comment: string
  /** Of a rejection, by their ids. */
  reasons?: readonly string[]
}

/**
 * Decides about a case. It takes effect after `graceSeconds`; until then nobody is notified.
 * @param prepare of the feature, in the same transaction: refuses what cannot take effect, and says what
 *   the decision fixes
 * @throws {Refusal} `CASE_NOT_FOUND`; `OWN_CASE`; `CASE_CHANGED`, of two who decide at once for the second;
 *   `STEP_NOT_POSSIBLE`; `COMMENT_REQUIRED`
 */
export async function decideCase(
  database: Database,
  staff: StaffActor,
  { caseId, caseKinds, version, action, comment, reasons = [] }: Decision,
  prepare: (transaction: Database, found: LockedCase) => Promise<ChosenTerms | null>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockCase(transaction, caseId, caseKinds)
    await requireOtherPerson(transaction, staff, [found.userId])
    const [pending] = await transaction
      .select({ caseId: caseDecision.caseId })
      .from(caseDecision)
      .where(eq(caseDecision.caseId, caseId))
    if (found.version !== version || pending) throw refuseCase('CASE_CHANGED')
    if (!stepTarget(found.status, action, 'staff')) throw refuseCase('STEP_NOT_POSSIBLE')
    if (needsComment(action) && comment === '') throw refuseCase('COMMENT_REQUIRED')
    const terms = await prepare(transaction, found)
    const [decided] = await transaction
      .insert(caseDecision)
      .values({
        caseId,
        action,
        comment: comment === '' ? null : comment,
        terms,
        reasons: [...reasons],
        decidedBy: staff.userId,
        takesEffectAt: sql`now() + make_interval(secs => ${graceSeconds})`,
      })
      .returning({ takesEffectAt: caseDecision.takesEffectAt })
    if (!decided) throw new Error('the decision was not added')
    await enqueueJob(
      transaction,
      effectTask(found.kind),
      { caseId },
      { runAt: decided.takesEffectAt, key: `case-effect:${caseId}` },
    )
    await recordAction(transaction, staff, {
      action: 'case-decided',
      subject: { kind: 'case', id: caseId },
      before: { caseStatus: found.status },
      after: {
        caseDecision: action,
        ...(terms && { caseTerms: terms.key, caseAmountOre: terms.amountOre }),
      },
    })
  })
}

/**
 * Takes a decision back until it has taken effect. After its time that is one whose job is late, or
 * which cannot take effect: nobody is notified of it yet.
 * @param wanted `caseKinds`: those that the actor handles
 * @throws {Refusal} `CASE_NOT_FOUND`; `OWN_CASE`; `NOTHING_TO_TAKE_BACK`: it has taken effect, or there is none
 */
export async function takeBackDecision(
  database: Database,
  staff: StaffActor,
  wanted: { readonly caseId: string; readonly caseKinds: readonly CaseKind[] },
): Promise<void> {
  const { caseId, caseKinds } = wanted
  await database.transaction(async (transaction) => {
    await lockCase(transaction, caseId, caseKinds)
    await requireUntied(transaction, caseKinds, { staff, caseId })
    const [taken] = await transaction
      .delete(caseDecision)
      .where(eq(caseDecision.caseId, caseId))
      .returning({ action: caseDecision.action })
    if (!taken) throw refuseCase('NOTHING_TO_TAKE_BACK')
    await recordAction(transaction, staff, {
      action: 'case-decision-taken-back',
      subject: { kind: 'case', id: caseId },
      before: { caseDecision: taken.action },
    })
  })
}
