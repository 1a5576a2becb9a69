import { eq } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { grantApplication } from '#core/grants/application/tables.server.ts'
import { findCommittee } from '#core/grants/committee/find-committee.server.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantAppeal } from '#core/grants/decision/tables.server.ts'
import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type DecisionNotification, notifyApplicants } from '../letters/decision-mail.server.ts'
import { findCurrent } from '../model/find-current.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireSecondPerson } from '../model/require-second-person.server.ts'
import type { ResultForm, SeenForm } from './contract.ts'
import { lockApplication } from './send-appeal.server.ts'

type Wanted = { readonly appealId: string }
type Found = {
  readonly appeal: typeof grantAppeal.$inferSelect
  readonly application: typeof grantApplication.$inferSelect
}

/**
 * Staff write down what the other body has decided; it holds once a second person confirms it. Until
 * then it is registered again where it was wrong.
 * @throws {Refusal} `APPEAL_CHANGED`: the caller has read another result; `DAY_IMPOSSIBLE`,
 *   `RESULT_SAME`, and those of `lockAppeal`
 */
export function registerResult(
  database: Database,
  staff: StaffActor,
  { appealId, registeredAt: seen, ...result }: ResultForm & Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { appeal, application } = await lockAppeal(transaction, staff, appealId, now)
    requireSeen(appeal, seen)
    const { outcome, resultOre, decidedOn } = result
    if (decidedOn > osloDate(now) || decidedOn < osloDate(appeal.sentAt))
      throw refuse('DAY_IMPOSSIBLE')
    const current = await findCurrent(transaction, appeal.applicationId)
    if (!current) throw refuseGrant('GRANT_STATE')
    if (resultOre !== null && resultOre === current.amountOre) throw refuse('RESULT_SAME')
    await transaction
      .update(grantAppeal)
      .set({ ...result, registeredBy: staff.userId, registeredAt: now })
      .where(eq(grantAppeal.id, appealId))
    await recordAction(transaction, staff, {
      action: 'grant-appeal-registered',
      subject: { kind: 'grant-appeal', id: appealId },
      ...(appeal.outcome && {
        before: {
          grantDecisionOutcome: appeal.outcome,
          ...(appeal.resultOre !== null && { grantDecisionOre: appeal.resultOre }),
        },
      }),
      after: {
        grantDecisionOutcome: outcome,
        ...(resultOre !== null && { grantDecisionOre: resultOre }),
        grantDecisionReference: application.reference ?? '',
      },
    })
  })
}

/** @throws {Refusal} `APPEAL_CHANGED`, and those of `lockAppeal` */
export function dropResult(
  database: Database,
  staff: StaffActor,
  { appealId, registeredAt: seen }: SeenForm & Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { appeal } = await lockAppeal(transaction, staff, appealId, now)
    requireSeen(appeal, seen)
    await transaction
      .update(grantAppeal)
      .set({
        outcome: null,
        resultOre: null,
        words: null,
        decidedOn: null,
        registeredBy: null,
        registeredAt: null,
      })
      .where(eq(grantAppeal.id, appealId))
    await recordAction(transaction, staff, {
      action: 'grant-appeal-registration-dropped',
      subject: { kind: 'grant-appeal', id: appealId },
      before: { grantDecisionOutcome: appeal.outcome },
    })
  })
}

/**
 * A second person confirms what the other body has decided: from then on it counts, and the applicant is
 * mailed.
 * @throws {Refusal} `APPEAL_CHANGED`, `SECOND_PERSON_NEEDED`, and those of `lockAppeal` and
 *   `applyDecision`
 */
export function confirmResult(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { appealId, registeredAt: seen }: SeenForm & Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { appeal, application } = await lockAppeal(transaction, staff, appealId, now)
    requireSeen(appeal, seen)
    const { applicationId, outcome, registeredBy } = appeal
    // Whose account is deleted vouches for nothing: it is registered again.
    if (!outcome || registeredBy === null) throw refuse('APPEAL_CHANGED')
    await requireSecondPerson(transaction, staff.userId, registeredBy)
    await transaction
      .update(grantAppeal)
      .set({ confirmedBy: staff.userId, confirmedAt: now })
      .where(eq(grantAppeal.id, appealId))
    const what =
      outcome === 'changed'
        ? await change(transaction, { appeal, registeredBy, confirmedBy: staff.userId }, now)
        : ({ kind: outcome === 'stands' ? 'appeal-stands' : 'appeal-not-heard' } as const)
    await recordAction(transaction, staff, {
      action: 'grant-appeal-confirmed',
      subject: { kind: 'grant-appeal', id: appealId },
      after: {
        grantDecisionOutcome: outcome,
        ...(appeal.resultOre !== null && { grantDecisionOre: appeal.resultOre }),
        grantDecisionReference: application.reference ?? '',
      },
    })
    if (application.associationId !== null)
      await recordHistory(transaction, {
        associationId: application.associationId,
        action: 'grant-appeal-decided',
        actor: { kind: 'staff', userId: staff.userId },
        details: { reference: application.reference ?? '' },
      })
    await notifyApplicants(transaction, portalUrl, [{ applicationId, what }])
  })
}

/** The decision of the other body takes the place of the one before, with the conditions of that. */
async function change(
  transaction: Database,
  by: {
    readonly appeal: Found['appeal']
    readonly registeredBy: string
    readonly confirmedBy: string
  },
  now: Date,
): Promise<DecisionNotification> {
  const { applicationId, resultOre, words } = by.appeal
  const current = await findCurrent(transaction, applicationId)
  if (!current) throw refuseGrant('GRANT_STATE')
  const amountOre = resultOre ?? 0
  const outcome = amountOre > 0 ? 'granted' : 'refused'
  await applyDecision(
    transaction,
    {
      applicationId,
      basis: 'appeal',
      outcome,
      amountOre,
      reasonIds: [],
      words: words ?? '',
      conditions: outcome === 'granted' ? current.conditions : '',
      roundId: null,
      decidedBy: by.registeredBy,
      confirmedBy: by.confirmedBy,
      applicationVersion: current.applicationVersion,
    },
    now,
  )
  return { kind: 'appeal-changed', outcome, amountOre, appealUntil: null }
}

function requireSeen({ registeredAt }: Found['appeal'], seen: string | null): void {
  if ((registeredAt?.toISOString() ?? null) !== seen) throw refuse('APPEAL_CHANGED')
}

/**
 * An appeal that waits, for somebody of the staff who has nothing to do with it. Members of the committee
 * leave it to the other body.
 * @throws {Refusal} `APPEAL_NOT_FOUND`, `APPEAL_CLOSED`, `OWN_CASE`, `APPEAL_OTHER_BODY`
 */
async function lockAppeal(
  transaction: Database,
  staff: StaffActor,
  appealId: string,
  now: Date,
): Promise<Found> {
  const isIt = eq(grantAppeal.id, appealId)
  const [known] = await transaction
    .select({ of: grantAppeal.applicationId })
    .from(grantAppeal)
    .where(isIt)
  if (!known) throw refuse('APPEAL_NOT_FOUND')
  // The application first, as those do who appeal.
  const application = await lockApplication(transaction, known.of)
  const [appeal] = await transaction.select().from(grantAppeal).where(isIt).for('update')
  if (!(application && appeal)) throw refuse('APPEAL_NOT_FOUND')
  const today = osloDate(now)
  await requireOtherPerson(transaction, staff, [appeal.sentBy])
  await requireUninvolved(transaction, staff, [application.id])
  const own = await findOwnAccounts(transaction, staff.userId)
  const committee = await findCommittee(transaction, today)
  if (committee.some(({ userId }) => own.has(userId))) throw refuse('APPEAL_OTHER_BODY')
  if (appeal.withdrawnAt || appeal.confirmedAt) throw refuse('APPEAL_CLOSED')
  return { appeal, application }
}
