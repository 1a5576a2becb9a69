import { eq } from 'drizzle-orm'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { m } from '#messages'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositAccount } from '../tables.server.ts'
import { refundKind, refundPayoutKey } from './case-kind.ts'
import { tellStudent } from './refund-mail.server.ts'
import { openTarget } from './refund-secrets.server.ts'
import { refundRefusals } from './refusals.ts'
import { depositRefund } from './tables.server.ts'

/** Approving needs something on the account: without it there is nothing to pay back. */
export const refundCases: CaseKind = {
  kind: refundKind,
  prepare: async (transaction, { caseId, action }) => {
    if (action === 'approve') await requireBalance(transaction, caseId)
  },
}

/**
 * Makes the payout ready when the refund is approved, of all that is on the account at that moment;
 * tells the student what was decided. Whoever decided has approved the payout, and somebody else
 * releases it.
 */
export async function takeRefundEffect(
  { encryption, portalUrl }: { encryption: FieldEncryption; portalUrl: string },
  transaction: Database,
  { caseId, userId, language, action, decidedBy }: CaseEffect,
): Promise<void> {
  if (action === 'approve') {
    const { row, customerNumber, amountOre } = await requireBalance(transaction, caseId)
    await transaction
      .update(depositRefund)
      .set({ amountOre })
      .where(eq(depositRefund.caseId, caseId))
    const target = openTarget(encryption, row)
    if (target.route === 'manual') throw new Error('manual payouts are prepared by hand')
    const payer = {
      kind: 'staff',
      userId: decidedBy,
      roles: [],
      requestId: `case ${caseId}`,
    } as const
    await preparePayout(
      { database: transaction, encryption },
      {
        requestKey: refundPayoutKey(caseId),
        customerNumber,
        amountOre,
        payee: { name: target.payeeName, account: target.account },
        message: m.refund_payout_message({}, { locale: language }),
        approvedBy: decidedBy,
      },
      payer,
    )
  }
  await tellStudent(transaction, { userId, language, what: action, portalUrl })
}

/** @throws {Refusal} `REFUND_NOTHING_THERE` */
async function requireBalance(transaction: Database, caseId: string) {
  const [found] = await transaction
    .select({ row: depositRefund, customerNumber: depositAccount.customerNumber })
    .from(depositRefund)
    .innerJoin(depositAccount, eq(depositAccount.caseId, depositRefund.accountId))
    .where(eq(depositRefund.caseId, caseId))
  if (!found) throw new Error('a case without its refund')
  const amountOre = await balanceOf(transaction, { kind: 'deposit', key: found.customerNumber })
  if (amountOre <= 0) throw new Refusal('REFUND_NOTHING_THERE', refundRefusals.REFUND_NOTHING_THERE)
  return { ...found, amountOre }
}
