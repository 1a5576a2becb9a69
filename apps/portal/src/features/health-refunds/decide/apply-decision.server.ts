import { eq } from 'drizzle-orm'
import { whoDecided } from '#core/audit/record-action.server.ts'
import type { PayoutParts, SettlingParts } from '#core/bank/payout-source.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { findAttempts, nextAttempt } from '#core/bank/payouts/find-attempts.server.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { healthRefund } from '#core/health-refunds/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { notifyOfNews } from '../model/news-mail.server.ts'
import { payoutKey } from '../model/payout-key.ts'
import { decryptPayee } from '../model/refund-secrets.server.ts'
import { grantRefund, rejectRefund } from './grant-refund.server.ts'

type Parts = Omit<SettlingParts, 'database'>

/**
 * Makes the payout ready when the refund is approved, with the amount that the decision fixed; writes the
 * letter, and says to the applicant that there is news. The person who decided has approved the payout, and
 * another person releases it.
 */
export async function applyHealthDecision(
  parts: Parts,
  transaction: Database,
  effect: CaseEffect,
  now = new Date(),
): Promise<void> {
  const { caseId, userId, language, action, comment: words, decidedBy, terms } = effect
  const within = { ...parts, database: transaction }
  if (action === 'approve') {
    if (!terms) throw new Error('an approval without its amount')
    const { amountOre: grantedOre } = terms
    const decision = { basis: 'application', note: '', confirmedBy: null, payBackBy: null } as const
    await grantRefund(within, { caseId, grantedOre, words, decidedBy, ...decision }, now)
    await preparePayoutOf(within, { caseId, language, decidedBy })
  }
  if (action === 'reject') await rejectRefund(within, { caseId, words, decidedBy }, now)
  await notifyOfNews(transaction, { userId, language, portalUrl: parts.portalUrl })
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
