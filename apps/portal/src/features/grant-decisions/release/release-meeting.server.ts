import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { lockBudgets } from '#core/grants/budget.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type DecisionNotification, notifyApplicants } from '../letters/decision-mail.server.ts'
import { lockRound } from '../meeting/agree-meeting.server.ts'
import { findLaterRounds, type LaterRound } from '../meeting/later-rounds.server.ts'
import { Minutes, type MinutesCase } from '../model/minutes.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireSecondPerson } from '../model/require-second-person.server.ts'
import type { Released, ReleaseForm } from './contract.ts'

type Application = typeof grantApplication.$inferSelect

/**
 * A caseworker sends all letters of a meeting: the decisions count from then on, money is promised, and
 * everybody is mailed, all or none. What was withdrawn or decided otherwise meanwhile is left out. A
 * second press by the same person changes nothing.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `MEETING_NOT_AGREED`, `MEETING_RELEASED`, `GRANT_CHANGED`: another
 *   list than the caller has read; `SECOND_PERSON_NEEDED`, `OWN_CASE`, `NO_LATER_ROUND`, and those of
 *   `applyDecision`
 */
export function releaseMeeting(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { roundId, agreedAt, laterRoundId }: ReleaseForm & { readonly roundId: string },
  now: Date,
): Promise<Released> {
  const today = osloDate(now)
  return database.transaction(async (transaction) => {
    const round = await lockRound(transaction, roundId)
    const [meeting] = await transaction
      .select()
      .from(grantMeeting)
      .where(eq(grantMeeting.roundId, roundId))
      .for('update')
    if (!meeting) throw refuse('MEETING_NOT_AGREED')
    if (meeting.releasedAt) {
      if (meeting.releasedBy === staff.userId) return { letters: 0, postponed: 0, mails: 0 }
      throw refuse('MEETING_RELEASED')
    }
    if (meeting.agreedAt.toISOString() !== agreedAt) throw refuseGrant('GRANT_CHANGED')
    await requireSecondPerson(transaction, staff.userId, meeting.agreedBy)
    const minutes = Minutes.parse(meeting.minutes)
    const open = await findOpen(transaction, minutes)
    await requireUninvolved(
      transaction,
      staff,
      open.map(({ application }) => application.id),
    )
    // In the order of all who lock several: the letters go through the types as they come.
    await lockBudgets(
      transaction,
      open.map(({ application: { typeId } }) => ({ year: round.budgetYear, typeId })),
    )
    const { appealDays } = await readGrantSettings(transaction)
    const messages: { applicationId: string; what: DecisionNotification }[] = []
    let letters = 0
    for (const { application, decided } of open) {
      const { applicationId, outcome, amountOre, reasonIds, words, conditions, version } = decided
      if (outcome === 'postponed') {
        const later = await postpone(transaction, application, laterRoundId, now)
        messages.push({ applicationId, what: { kind: 'postponed', round: later.name } })
        continue
      }
      await applyDecision(
        transaction,
        {
          applicationId,
          basis: 'meeting',
          outcome,
          amountOre,
          reasonIds,
          words,
          conditions,
          roundId,
          decidedBy: meeting.agreedBy ?? staff.userId,
          confirmedBy: meeting.agreedBy === null ? null : staff.userId,
          applicationVersion: version,
        },
        now,
      )
      letters += 1
      await record(transaction, application, staff.userId)
      const appealUntil = addDays(today, appealDays)
      messages.push({ applicationId, what: { kind: 'decided', outcome, amountOre, appealUntil } })
    }
    await transaction
      .update(grantMeeting)
      .set({ releasedAt: now, releasedBy: staff.userId, version: meeting.version + 1 })
      .where(eq(grantMeeting.roundId, roundId))
    await recordAction(transaction, staff, {
      action: 'grant-meeting-released',
      subject: { kind: 'grant-meeting', id: roundId },
      after: { grantDecisionCount: letters },
    })
    const mails = await notifyApplicants(transaction, portalUrl, messages)
    return { letters, postponed: messages.length - letters, mails }
  })
}

/** Of the list that was agreed, in its order. */
async function findOpen(
  transaction: Database,
  { cases }: Minutes,
): Promise<{ application: Application; decided: MinutesCase }[]> {
  const ids = cases.map(({ applicationId }) => applicationId)
  const isOfList = inArray(grantApplication.id, ids)
  const applications = await transaction
    .select()
    .from(grantApplication)
    .where(and(isOfList, isNull(grantApplication.withdrawnAt)))
    .orderBy(grantApplication.id)
    .for('update')
  const decisions = await transaction
    .select({ id: grantDecision.applicationId })
    .from(grantDecision)
    .where(and(inArray(grantDecision.applicationId, ids), isNull(grantDecision.replacedAt)))
  const done = new Set(decisions.map(({ id }) => id))
  const byId = new Map(
    applications.flatMap((one) => (done.has(one.id) ? [] : [[one.id, one] as const])),
  )
  return cases.flatMap((decided) => {
    const application = byId.get(decided.applicationId)
    return application ? [{ application, decided }] : []
  })
}

/** It needs a new proposal there; points that were given stay with the version that they are about. */
async function postpone(
  transaction: Database,
  { id, roundId, typeId }: Application,
  wanted: string | null,
  now: Date,
): Promise<LaterRound> {
  const rounds = await findLaterRounds(transaction, { roundId, typeIds: [typeId] }, now)
  const round = wanted === null ? rounds[0] : rounds.find((one) => one.id === wanted)
  if (!round) throw refuse('NO_LATER_ROUND')
  await transaction
    .update(grantApplication)
    .set({ roundId: round.id })
    .where(eq(grantApplication.id, id))
  await transaction.delete(grantProposal).where(eq(grantProposal.applicationId, id))
  return round
}

async function record(
  transaction: Database,
  { associationId, reference }: Application,
  userId: string,
): Promise<void> {
  if (associationId === null) return
  await recordHistory(transaction, {
    associationId,
    action: 'grant-decided',
    actor: { kind: 'staff', userId },
    details: { reference: reference ?? '' },
  })
}
