import { and, eq, isNull, max } from 'drizzle-orm'
import { decideAtOnce } from '#core/cases/open-case.server.ts'
import { type CaseStatus, stepTarget } from '#core/cases/rules.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { budgetAccount, grantAccount } from '../accounts.ts'
import { grantApplication } from '../application/tables.server.ts'
import { findRoundLeft, moveGrantMoney } from '../budget.server.ts'
import { grantAward } from '../funding/tables.server.ts'
import { refuseGrant } from '../refuse.server.ts'
import { readGrantSettings } from '../settings.server.ts'
import { grantRound } from '../setup/tables.server.ts'
import { findReasonTexts } from './find-reasons.server.ts'
import type { DecisionBasis, Outcome } from './kinds.ts'
import { nextAward } from './next-award.ts'
import { grantDecision } from './tables.server.ts'

export type NewDecision = {
  readonly applicationId: string
  readonly basis: DecisionBasis
  readonly outcome: Outcome
  /** In øre; 0 where nothing is granted. */
  readonly amountOre: number
  readonly reasonIds: readonly string[]
  readonly words: string
  readonly conditions: string
  /** Of the meeting that decided; null for none. */
  readonly roundId: string | null
  /** Members of staff; `confirmedBy` is null for a formal refusal. */
  readonly decidedBy: string
  readonly confirmedBy: string | null
  /** Of the application, as it was when it was decided; without it the latest one. */
  readonly applicationVersion?: number
  /** What was wrong in the letter before, for this one. */
  readonly note?: string
}

/**
 * Writes down what was decided about an application, in the caller's transaction, with all that follows:
 * the decision before it does not count any more, money goes from the budget to the grant or back, the
 * grant is offered, changed or taken away, and the case takes its step. Mails are the caller's, and so
 * is the question who may do it.
 *
 * All who decide lock in one order, so that no two wait for each other: the round (where the caller needs
 * it), the application, its award, the money, the case. A case that takes effect by itself keeps to it too
 * (`lockFirst` of `applyEffect`).
 *
 * @throws {Refusal} `GRANT_NOT_FOUND`; `GRANT_STATE`: not sent, or withdrawn; `GRANT_BUDGET_EXCEEDED`;
 *   `GRANT_BUDGET_RESERVED`: of what no meeting decides; `GRANT_PAID`
 * @returns the id of the decision
 */
export async function applyDecision(
  transaction: Database,
  { roundId, note = '', ...decision }: NewDecision,
  now: Date,
): Promise<string> {
  const { applicationId, outcome, decidedBy } = decision
  const [application] = await transaction
    .select()
    .from(grantApplication)
    .where(eq(grantApplication.id, applicationId))
    .for('update')
  if (!application) throw refuseGrant('GRANT_NOT_FOUND')
  // Not locked: applications are written in a round while others of it are decided.
  const [round] = await transaction
    .select({ budgetYear: grantRound.budgetYear })
    .from(grantRound)
    .where(eq(grantRound.id, application.roundId))
  if (!round) throw refuseGrant('GRANT_NOT_FOUND')
  if (application.sentVersion === 0 || application.withdrawnAt) throw refuseGrant('GRANT_STATE')
  const [award] = await transaction
    .select()
    .from(grantAward)
    .where(eq(grantAward.applicationId, applicationId))
    .for('update')
  const next = nextAward(award ?? null, decision)
  if (next === 'paid') throw refuseGrant('GRANT_PAID')
  if (roundId !== null) await requireCeiling(transaction, roundId, next.moreOre)

  const { appealDays, acceptDays, ...names } = await readGrantSettings(transaction)
  const today = osloDate(now)
  await transaction
    .update(grantDecision)
    .set({ replacedAt: now })
    .where(and(eq(grantDecision.applicationId, applicationId), isNull(grantDecision.replacedAt)))
  // One that was taken back counts too: it has its number.
  const [last] = await transaction
    .select({ number: max(grantDecision.number) })
    .from(grantDecision)
    .where(eq(grantDecision.applicationId, applicationId))
  const [added] = await transaction
    .insert(grantDecision)
    .values({
      applicationVersion: application.sentVersion,
      ...decision,
      reasonIds: [...decision.reasonIds],
      roundId,
      number: (last?.number ?? 0) + 1,
      decidedAt: now,
      // What the other body has decided is final.
      appealUntil: decision.basis === 'appeal' ? null : addDays(today, appealDays),
      letter: {
        committee: names.committeeName,
        appealBody: names.appealBody,
        reasons: await findReasonTexts(transaction, decision.reasonIds),
        note,
      },
    })
    .returning({ id: grantDecision.id })
  if (!added) throw new Error('the decision was not added')

  const grant = grantAccount(applicationId)
  const budget = budgetAccount({ year: round.budgetYear, typeId: application.typeId })
  if (next.moreOre < 0) {
    await lockAccount(transaction, grant)
    if ((await balanceOf(transaction, grant)) < -next.moreOre) throw refuseGrant('GRANT_PAID')
  }
  await moveGrantMoney(
    transaction,
    [
      {
        key: `grant-decided:${added.id}`,
        kind: 'grant-decided',
        amountOre: Math.abs(next.moreOre),
        ...(next.moreOre > 0 ? { from: budget, to: grant } : { from: grant, to: budget }),
      },
    ],
    { actorId: decidedBy, valueDate: today, isReserved: roundId !== null },
  )
  // Checked of the new row too, where there is one already: only one that is settled stays so.
  const settledAt = next.state === 'settled' ? (award?.settledAt ?? now) : null
  if (next.state)
    await transaction
      .insert(grantAward)
      .values({
        applicationId,
        amountOre: next.amountOre,
        conditions: decision.conditions,
        state: next.state,
        settledAt,
        acceptBy: addDays(today, acceptDays),
      })
      .onConflictDoUpdate({
        target: grantAward.applicationId,
        set: {
          amountOre: next.amountOre,
          state: next.state,
          settledAt,
          conditions: decision.conditions,
          ...(next.state === 'offered' && {
            acceptBy: addDays(today, acceptDays),
            answeredAt: null,
            answeredBy: null,
          }),
          version: (award?.version ?? 0) + 1,
        },
      })
  if (application.caseId !== null)
    await stepCase(transaction, { caseId: application.caseId, outcome, decidedBy })
  return added.id
}

/** Decisions of one round follow one another: what is left of its ceiling is for one at a time. */
async function requireCeiling(
  transaction: Database,
  roundId: string,
  moreOre: number,
): Promise<void> {
  await transaction
    .select({ id: grantRound.id })
    .from(grantRound)
    .where(eq(grantRound.id, roundId))
    .for('no key update')
  const left = await findRoundLeft(transaction, roundId)
  if (left && left.ceilingLeftOre !== null && moreOre > left.ceilingLeftOre)
    throw refuseGrant('GRANT_BUDGET_EXCEEDED')
}

/** The steps of the case that lead from its status to the outcome; none where it has that already. */
async function stepCase(
  transaction: Database,
  { caseId, outcome, decidedBy }: { caseId: string; outcome: Outcome; decidedBy: string },
): Promise<void> {
  const [found] = await transaction
    .select({ status: caseFile.status, closedAt: caseFile.closedAt })
    .from(caseFile)
    .where(eq(caseFile.id, caseId))
    .for('update')
  if (!found || found.closedAt) return
  for (const action of stepsTo(found.status, outcome))
    await decideAtOnce(transaction, [{ caseId, action, decidedBy }])
}

function stepsTo(status: CaseStatus, outcome: Outcome): ('approve' | 'reject' | 'reopen')[] {
  const action = outcome === 'granted' ? 'approve' : 'reject'
  if (stepTarget(status, action, 'staff')) return [action]
  return status === 'AVVIST' && outcome === 'granted' ? ['reopen', 'approve'] : []
}
