import { and, eq, inArray } from 'drizzle-orm'
import { isLate } from '#core/appeals/appeal-way.ts'
import type { SettlingParts } from '#core/bank/payout-source.ts'
import type { LockedCase } from '#core/cases/lock-cases.server.ts'
import { healthRefundAppeal, healthRefundDecision } from '#core/health-refunds/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { amendDecision } from '../correct/amend-decision.server.ts'
import { decidersOf } from '../correct/find-after.server.ts'
import { lockRefund, requireDecided } from '../correct/lock-refund.server.ts'
import { refuse } from '../correct/refuse.server.ts'
import type { AppealRow } from '../letters/describe-decisions.server.ts'
import type { DecisionRow } from '../letters/record-decision.server.ts'
import { notifyOfNews } from '../model/news-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { encryptText } from '../model/refund-secrets.server.ts'
import type { ResultForm } from './forms.ts'
import { refuseAppeal } from './refuse.server.ts'

type Which = { readonly id: string; readonly appeal: string }

/**
 * Somebody who had no part in the decision answers an appeal: it stands, is not heard since it came late,
 * or more is granted. An appeal never makes it less.
 * @throws {Refusal} `HEALTH_NOTHING_WAITS`; `HEALTH_APPEAL_CLOSED`; `HEALTH_OTHER_PERSON`: the caller had a
 *   part in it; `HEALTH_APPEAL_IN_TIME`: it is to be heard; `HEALTH_SAME_DECISION`: it is not more; those of
 *   `lockRefund`, `requireDecided` and `amendDecision`
 */
export function decideAppeal(
  parts: SettlingParts,
  staff: StaffActor,
  { id: caseId, appeal: appealId, outcome, words, lines, grantedOre }: ResultForm & Which,
  now: Date,
): Promise<void> {
  return parts.database.transaction(async (transaction) => {
    const found = await lockRefund(transaction, staff, caseId)
    const appeal = await requireOpen(transaction, { id: caseId, appeal: appealId })
    const latest = await requireDecided(transaction, found, ['INNVILGET', 'AVVIST'])
    const against = await requireNoPart(transaction, staff, appeal, latest)
    if (outcome === 'not-heard' && !isLate(osloDate(appeal.sentAt), against.appealUntil))
      throw refuseAppeal('HEALTH_APPEAL_IN_TIME')
    await transaction
      .update(healthRefundAppeal)
      .set({
        outcome,
        words: encryptText(parts.encryption, 'appeal-words', { id: appeal.id, text: words }),
        decidedBy: staff.userId,
        decidedAt: now,
      })
      .where(eq(healthRefundAppeal.id, appeal.id))
    const within = { ...parts, database: transaction }
    if (grantedOre === null) await notify(within, found)
    else {
      if (grantedOre <= latest.grantedOre) throw refuse('HEALTH_SAME_DECISION')
      const by = { decidedBy: staff.userId, confirmedBy: null, payBackBy: null }
      const grant = { basis: 'appeal', note: '', words, grantedOre, lines, ...by } as const
      await amendDecision(within, found, grant, now)
    }
    await recordAction(transaction, staff, {
      action: 'health-appeal-decided',
      subject: { kind: 'health-refund', id: caseId },
      before: { healthGrantedOre: latest.grantedOre },
      after: {
        healthAppealOutcome: outcome,
        ...(grantedOre !== null && { healthGrantedOre: grantedOre }),
      },
    })
  })
}

const notify = (
  { database, portalUrl }: SettlingParts,
  { userId, language }: LockedCase,
): Promise<void> => notifyOfNews(database, { userId, language, portalUrl })

async function requireOpen(transaction: Database, { id, appeal }: Which): Promise<AppealRow> {
  const [row] = await transaction
    .select()
    .from(healthRefundAppeal)
    .where(and(eq(healthRefundAppeal.id, appeal), eq(healthRefundAppeal.caseId, id)))
  if (!row) throw refuse('HEALTH_NOTHING_WAITS')
  if (row.decidedAt || row.withdrawnAt) throw refuseAppeal('HEALTH_APPEAL_CLOSED')
  return row
}

/** @returns the decision that the appeal is against */
async function requireNoPart(
  transaction: Database,
  { userId }: StaffActor,
  { decisionId }: AppealRow,
  latest: DecisionRow,
): Promise<DecisionRow> {
  const rows = await transaction
    .select()
    .from(healthRefundDecision)
    .where(inArray(healthRefundDecision.id, [decisionId, latest.id]))
  const own = await findOwnAccounts(transaction, userId)
  if (rows.flatMap(decidersOf).some((who) => own.has(who))) throw refuse('HEALTH_OTHER_PERSON')
  return rows.find(({ id }) => id === decisionId) ?? latest
}
