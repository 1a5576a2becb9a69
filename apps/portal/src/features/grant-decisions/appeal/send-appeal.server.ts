import { and, eq, isNull } from 'drizzle-orm'
import { appealWay } from '#core/appeals/appeal-way.ts'
import type { HistoryAction } from '#core/associations/history-names.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantAppeal } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyApplicants } from '../letters/decision-mail.server.ts'
import { findCurrent } from '../model/find-current.server.ts'
import { type Applicant, requireOwnApplication } from '../model/own-application.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { AppealForm } from './contract.ts'
import { toAnswered } from './to-answered.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }
type Wanted = { readonly applicationId: string }

/**
 * The applicant appeals against the decision that counts. One that comes late is taken and marked: the
 * other body says whether it is heard. Of two at once one is sent.
 * @throws {Refusal} `GRANT_STATE`: nothing is decided; `APPEAL_WAITS`, `APPEAL_FINAL`, and those of
 *   `requireOwnApplication`
 */
export function sendAppeal(
  { database, portalUrl }: Parts,
  who: Applicant,
  { applicationId, text }: AppealForm & Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await requireOwnApplication(transaction, who, applicationId)
    await lockApplication(transaction, applicationId)
    const decision = await findCurrent(transaction, applicationId)
    const appeals = await transaction
      .select()
      .from(grantAppeal)
      .where(eq(grantAppeal.applicationId, applicationId))
    const way = appealWay(decision, appeals.map(toAnswered), who.today)
    if (!decision || way === 'none') throw refuseGrant('GRANT_STATE')
    if (way === 'waits') throw refuse('APPEAL_WAITS')
    if (way === 'final') throw refuse('APPEAL_FINAL')
    await transaction
      .insert(grantAppeal)
      .values({ applicationId, decisionId: decision.id, text, sentBy: who.userId, sentAt: now })
    await record(transaction, found, who, 'grant-appealed')
    const { appealBody: body } = await readGrantSettings(transaction)
    const what = { kind: 'appeal-received', body } as const
    await notifyApplicants(transaction, portalUrl, [{ applicationId, what }])
  })
}

/**
 * The applicant takes an appeal back, until its result is certain.
 * @throws {Refusal} `APPEAL_CLOSED`, and those of `requireOwnApplication`
 */
export function withdrawAppeal(
  { database, portalUrl }: Parts,
  who: Applicant,
  { applicationId }: Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await requireOwnApplication(transaction, who, applicationId)
    const [withdrawn] = await transaction
      .update(grantAppeal)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(grantAppeal.applicationId, applicationId),
          isNull(grantAppeal.withdrawnAt),
          isNull(grantAppeal.confirmedAt),
        ),
      )
      .returning({ id: grantAppeal.id })
    if (!withdrawn) throw refuse('APPEAL_CLOSED')
    await record(transaction, found, who, 'grant-appeal-withdrawn')
    const what = { kind: 'appeal-withdrawn' } as const
    await notifyApplicants(transaction, portalUrl, [{ applicationId, what }])
  })
}

/** What is decided about one application is decided by one at a time. */
export async function lockApplication(
  transaction: Database,
  id: string,
): Promise<typeof grantApplication.$inferSelect | null> {
  const [found] = await transaction
    .select()
    .from(grantApplication)
    .where(eq(grantApplication.id, id))
    .for('update')
  return found ?? null
}

async function record(
  transaction: Database,
  { associationId, reference }: typeof grantApplication.$inferSelect,
  { userId }: Applicant,
  action: HistoryAction,
): Promise<void> {
  if (associationId === null) return
  await recordHistory(transaction, {
    associationId,
    action,
    actor: { kind: 'board', userId },
    details: { reference: reference ?? '' },
  })
}
