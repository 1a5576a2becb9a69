import { eq, sql } from 'drizzle-orm'
import { whoDecided } from '#core/audit/record-action.server.ts'
import type { PayoutParts, SettlingParts } from '#core/bank/payout-source.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { findAttempts, nextAttempt } from '#core/bank/payouts/find-attempts.server.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { healthRefund, healthRefundLine } from '#core/health-refunds/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { notifyOfNews } from '../model/news-mail.server.ts'
import { payoutKey } from '../model/payout-key.ts'
import { decryptPayee } from '../model/refund-secrets.server.ts'
import { moveGranted } from './move-granted.server.ts'
import { workOutCase } from './work-out-case.server.ts'

type Parts = Omit<SettlingParts, 'database'>

/**
 * Makes the payout ready when the refund is approved, with the amount that the decision fixed; says to
 * the applicant that there is news. The person who decided has approved the payout, and another person
 * releases it.
 */
export async function applyHealthDecision(
  parts: Parts,
  transaction: Database,
  effect: CaseEffect,
): Promise<void> {
  const { caseId, userId, language, action, decidedBy, terms } = effect
  if (action === 'approve') {
    if (!terms) throw new Error('an approval without its amount')
    await grantRefund(
      { ...parts, database: transaction },
      { caseId, decidedBy, grantedOre: terms.amountOre },
    )
    await preparePayoutOf({ ...parts, database: transaction }, { caseId, language, decidedBy })
  }
  await notifyOfNews(transaction, { userId, language, portalUrl: parts.portalUrl })
}

/** Writes down what was decided, and moves the difference to what was granted before. */
export async function grantRefund(
  { database, encryption }: TermsParts,
  { caseId, decidedBy, grantedOre }: { caseId: string; decidedBy: string; grantedOre: number },
): Promise<void> {
  const worked = await workOutCase({ database, encryption }, caseId)
  if (!worked) throw new Error('a case without its refund')
  for (const { id, noRight } of worked.lines)
    await database.update(healthRefundLine).set({ noRight }).where(eq(healthRefundLine.id, id))
  await database
    .update(healthRefund)
    .set({
      grantedOre,
      schemeVersionId: worked.versionId,
      decidedCalculation: { ...worked.calculation, payoutOre: grantedOre },
      decidedAt: sql`now()`,
      decidedBy,
    })
    .where(eq(healthRefund.caseId, caseId))
  const beforeOre = worked.row.grantedOre ?? 0
  await moveGranted(database, { caseId, actorId: decidedBy, differenceOre: grantedOre - beforeOre })
}

/** Of all that was granted and is not paid out or promised; of nothing there is none. */
export async function preparePayoutOf(
  parts: PayoutParts,
  { caseId, language, decidedBy }: Pick<CaseEffect, 'caseId' | 'language' | 'decidedBy'>,
): Promise<void> {
  const owner = { kind: 'health', key: caseId } as const
  const amountOre = await availableOre(parts.database, owner)
  if (amountOre <= 0) return
  const [row] = await parts.database
    .select()
    .from(healthRefund)
    .where(eq(healthRefund.caseId, caseId))
  if (!row) throw new Error('a case without its refund')
  const thing = payoutKey(caseId)
  const attempts = await findAttempts(parts.database, thing)
  await preparePayout(
    parts,
    {
      requestKey: nextAttempt(thing, attempts),
      owner,
      amountOre,
      payee: decryptPayee(parts.encryption, row),
      // A bank statement is read by others: it does not say what it is for.
      message: m.health_payout_message({}, { locale: language }),
      approvedBy: decidedBy,
    },
    whoDecided(decidedBy),
  )
}
