import { and, asc, eq, isNull } from 'drizzle-orm'
import { findAttempts } from '#core/bank/payouts/find-attempts.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findAccount } from '../model/find-account.server.ts'
import { refundFiles, refundKind, refundPayoutKey } from './case-kind.ts'
import type { RefundApplication, RefundPayout } from './contract.ts'
import { findPayoutFailure, manualEligibilityOf, refundEligibilityOf } from './eligibility.ts'
import { decryptPayeeName } from './refund-secrets.server.ts'
import { depositRefund } from './tables.server.ts'

export const kroner = (ore: number) => ({ amount: ore / 100, currency: 'NOK' as const })

/** What somebody has, and may ask for. */
export async function findRefundState(database: Database, userId: string) {
  const account = await findAccount(database, userId)
  const [refund = null] = await database
    .select({ caseFile, row: depositRefund })
    .from(caseFile)
    .innerJoin(depositRefund, eq(depositRefund.caseId, caseFile.id))
    .where(
      and(eq(caseFile.userId, userId), eq(caseFile.kind, refundKind), isNull(caseFile.closedAt)),
    )
  const numbers = await database.$count(nationalId, eq(nationalId.userId, userId))
  const status = refund?.caseFile.status ?? null
  const payoutFailure =
    refund && status === 'INNVILGET'
      ? findPayoutFailure(await findAttempts(database, refundPayoutKey(refund.caseFile.id)))
      : null
  const hasNationalId = numbers > 0
  return {
    account,
    refund,
    hasNationalId,
    payoutFailure,
    eligibility: {
      ordinary: refundEligibilityOf({
        status,
        payoutFailure,
        isPaid: account?.figures.isPaid ?? false,
        hasNationalId,
      }),
      manual: manualEligibilityOf({
        status,
        payoutFailure,
        balanceOre: account?.figures.balanceOre ?? 0,
      }),
    },
  }
}

/** The student's own refund, with its events. */
export async function findOwnRefund(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  userId: string,
): Promise<RefundApplication> {
  const state = await findRefundState(database, userId)
  const { account, refund, hasNationalId, payoutFailure, eligibility } = state
  const common = {
    payouts: account ? await findPayouts(database, account.account.customerNumber) : [],
    hasNationalId,
    payoutFailure,
    eligibility,
  }
  const balanceOre = account?.figures.balanceOre ?? 0
  if (!refund) return { ...none, amount: kroner(balanceOre), ...common }
  const { row } = refund
  const { id, status, createdAt } = refund.caseFile
  const events = await database
    .select()
    .from(caseEvent)
    .where(eq(caseEvent.caseId, id))
    .orderBy(asc(caseEvent.id))
  return {
    id,
    status,
    amount: kroner(row.amountOre ?? balanceOre),
    comment: events.findLast(({ actorKind }) => actorKind === 'staff')?.comment ?? '',
    route: row.route,
    maskedAccount: row.accountMasked ?? '',
    manual: row.reason && { reason: row.reason, payeeName: decryptPayeeName(encryption, row) },
    attachments: await listAttachments(database, refundFiles(id)),
    events: [
      { action: 'send', by: 'customer', comment: '', at: createdAt.toISOString() },
      ...events.map(({ action, actorKind, comment, at }) => ({
        action,
        by: actorKind,
        comment: comment ?? '',
        at: at.toISOString(),
      })),
    ],
    ...common,
  }
}

const none = {
  id: null,
  status: null,
  comment: '',
  route: null,
  maskedAccount: '',
  manual: null,
  attachments: [],
  events: [],
}

/** Of one account, the oldest first. */
export async function findPayouts(
  database: Database,
  customerNumber: string,
): Promise<RefundPayout[]> {
  const rows = await database
    .select()
    .from(payout)
    .where(and(eq(payout.ownerKind, 'deposit'), eq(payout.ownerKey, customerNumber)))
    .orderBy(asc(payout.preparedAt), asc(payout.id))
  return rows.map(({ amountOre, state, preparedAt, sentAt, settledAt, returnedAt }) => ({
    amount: kroner(amountOre),
    state,
    preparedAt: preparedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    settledAt: settledAt?.toISOString() ?? null,
    returnedAt: returnedAt?.toISOString() ?? null,
  }))
}
