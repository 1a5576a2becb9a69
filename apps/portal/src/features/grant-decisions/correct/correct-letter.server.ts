import { eq, inArray } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantCorrection, grantDecision } from '#core/grants/decision/tables.server.ts'
import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantReason } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyApplicants } from '../letters/decision-mail.server.ts'
import { findCurrent } from '../model/find-current.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireSecondPerson } from '../model/require-second-person.server.ts'
import type { CorrectionForm } from './contract.ts'

type Application = typeof grantApplication.$inferSelect

/**
 * One person says what is wrong in a letter, and what is right. Nothing changes before a second one
 * confirms it.
 * @throws {Refusal} `GRANT_NOT_FOUND`: no such letter, or no such reason; `OWN_CASE`; `GRANT_CHANGED`: a
 *   later letter counts; `RESULT_SAME`, `CORRECTION_WAITS`
 */
export function proposeCorrection(
  database: Database,
  staff: StaffActor,
  { decisionId, ...form }: CorrectionForm & { readonly decisionId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [known] = await transaction
      .select({ of: grantDecision.applicationId })
      .from(grantDecision)
      .where(eq(grantDecision.id, decisionId))
    if (!known) throw refuseGrant('GRANT_NOT_FOUND')
    const application = await lock(transaction, staff, known.of)
    const current = await findCurrent(transaction, application.id)
    if (current?.id !== decisionId) throw refuseGrant('GRANT_CHANGED')
    if (isSame(current, form)) throw refuse('RESULT_SAME')
    const reasonIds = [...new Set(form.reasonIds)]
    const reasons = await transaction.$count(grantReason, inArray(grantReason.id, reasonIds))
    if (reasons < reasonIds.length) throw refuseGrant('GRANT_NOT_FOUND')
    const [added] = await transaction
      .insert(grantCorrection)
      .values({
        ...form,
        reasonIds,
        applicationId: application.id,
        decisionId,
        proposedBy: staff.userId,
        proposedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: grantCorrection.id })
    if (!added) throw refuse('CORRECTION_WAITS')
    await recordAction(transaction, staff, {
      action: 'grant-correction-proposed',
      subject: { kind: 'grant-correction', id: added.id },
      before: { grantDecisionOutcome: current.outcome, grantDecisionOre: current.amountOre },
      after: {
        grantDecisionOutcome: form.outcome,
        grantDecisionOre: form.amountOre,
        grantDecisionReason: form.note,
        grantDecisionReference: application.reference ?? '',
      },
    })
  })
}

type Wanted = { readonly correctionId: string }

/** @throws {Refusal} `CORRECTION_NOT_FOUND`, `OWN_CASE` */
export function dropCorrection(
  database: Database,
  staff: StaffActor,
  { correctionId }: Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { application } = await lockOpen(transaction, staff, correctionId)
    await transaction
      .update(grantCorrection)
      .set({ droppedAt: now })
      .where(eq(grantCorrection.id, correctionId))
    await recordAction(transaction, staff, {
      action: 'grant-correction-dropped',
      subject: { kind: 'grant-correction', id: correctionId },
      after: { grantDecisionReference: application.reference ?? '' },
    })
  })
}

/**
 * A second person confirms a correction: a new letter takes the place of the wrong one, and money follows.
 * @throws {Refusal} `CORRECTION_NOT_FOUND`, `OWN_CASE`, `SECOND_PERSON_NEEDED`, `GRANT_CHANGED`: another
 *   letter counts now; and those of `applyDecision`
 */
export function confirmCorrection(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { correctionId }: Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { application, correction } = await lockOpen(transaction, staff, correctionId)
    const { proposedBy, outcome, amountOre } = correction
    if (proposedBy === null) throw refuse('SECOND_PERSON_NEEDED')
    await requireSecondPerson(transaction, staff.userId, proposedBy)
    const current = await findCurrent(transaction, application.id)
    if (current?.id !== correction.decisionId) throw refuseGrant('GRANT_CHANGED')
    await transaction
      .update(grantCorrection)
      .set({ confirmedBy: staff.userId, confirmedAt: now })
      .where(eq(grantCorrection.id, correctionId))
    await applyDecision(
      transaction,
      {
        applicationId: application.id,
        basis: 'correction',
        outcome,
        amountOre,
        reasonIds: correction.reasonIds,
        words: correction.words,
        conditions: correction.conditions,
        roundId: null,
        decidedBy: proposedBy,
        confirmedBy: staff.userId,
        applicationVersion: current.applicationVersion,
        note: correction.note,
      },
      now,
    )
    await recordAction(transaction, staff, {
      action: 'grant-correction-confirmed',
      subject: { kind: 'grant-correction', id: correctionId },
      before: { grantDecisionOutcome: current.outcome, grantDecisionOre: current.amountOre },
      after: {
        grantDecisionOutcome: outcome,
        grantDecisionOre: amountOre,
        grantDecisionReference: application.reference ?? '',
      },
    })
    await tell(transaction, portalUrl, application, staff.userId)
  })
}

async function tell(
  transaction: Database,
  portalUrl: string,
  { id: applicationId, associationId, reference }: Application,
  userId: string,
): Promise<void> {
  const decision = await findCurrent(transaction, applicationId)
  if (!decision) return
  const { outcome, amountOre, appealUntil } = decision
  if (associationId !== null)
    await recordHistory(transaction, {
      associationId,
      action: 'grant-corrected',
      actor: { kind: 'staff', userId },
      details: { reference: reference ?? '' },
    })
  const what = { kind: 'corrected', outcome, amountOre, appealUntil } as const
  await notifyApplicants(transaction, portalUrl, [{ applicationId, what }])
}

function isSame(current: typeof grantDecision.$inferSelect, form: CorrectionForm): boolean {
  const facts = ({ outcome, amountOre, reasonIds, words, conditions }: CorrectionForm) =>
    JSON.stringify([outcome, amountOre, reasonIds.toSorted(), words, conditions])
  return facts({ ...current, note: '' }) === facts(form)
}

/** Applications before corrections, as decisions lock them. */
async function lock(
  transaction: Database,
  staff: StaffActor,
  applicationId: string,
): Promise<Application> {
  const [application] = await transaction
    .select()
    .from(grantApplication)
    .where(eq(grantApplication.id, applicationId))
    .for('update')
  if (!application) throw refuseGrant('GRANT_NOT_FOUND')
  await requireUninvolved(transaction, staff, [applicationId])
  return application
}

async function lockOpen(
  transaction: Database,
  staff: StaffActor,
  correctionId: string,
): Promise<{ application: Application; correction: typeof grantCorrection.$inferSelect }> {
  const isIt = eq(grantCorrection.id, correctionId)
  const [known] = await transaction
    .select({ of: grantCorrection.applicationId })
    .from(grantCorrection)
    .where(isIt)
  if (!known) throw refuse('CORRECTION_NOT_FOUND')
  const application = await lock(transaction, staff, known.of)
  const [correction] = await transaction.select().from(grantCorrection).where(isIt).for('update')
  if (!correction || correction.confirmedAt || correction.droppedAt)
    throw refuse('CORRECTION_NOT_FOUND')
  return { application, correction }
}
