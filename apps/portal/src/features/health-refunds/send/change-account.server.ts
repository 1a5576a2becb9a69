import { eq } from 'drizzle-orm'
import { editCase } from '#core/cases/open-case.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { refundAccount } from '#core/health-refunds/accounts.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import { healthRefund } from '#core/health-refunds/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findLatestPayouts } from '../model/find-payouts.server.ts'
import { requireSent } from '../model/find-sent.server.ts'
import { type PayeeParts, readPayee } from '../model/read-payee.server.ts'
import { encryptPayee } from '../model/refund-secrets.server.ts'
import { isReturned } from '../model/sent-rules.ts'

/**
 * Gives another account for what was granted and did not arrive. Staff approve it again.
 * @throws {Refusal} `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`: the money is on its way, or there is none;
 *   those of `readPayee`
 */
export function changeAccount(
  { database, ...parts }: PayeeParts,
  { userId, id, account }: { userId: string; id: string; account: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    await requireSent(transaction, { userId, id })
    const latest = (await findLatestPayouts(transaction, [id])).get(id) ?? null
    const unpaidOre = await balanceOf(transaction, refundAccount(id))
    if (!isReturned(latest) || unpaidOre <= 0) throw refuseCase('STEP_NOT_POSSIBLE')
    const payee = await readPayee({ ...parts, database: transaction }, userId, account)
    await editCase(transaction, { caseId: id, kind: healthKind, userId, action: 'resend' })
    await transaction
      .update(healthRefund)
      .set(encryptPayee(parts.encryption, id, payee))
      .where(eq(healthRefund.caseId, id))
  })
}
