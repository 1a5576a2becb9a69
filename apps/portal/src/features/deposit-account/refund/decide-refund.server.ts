import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { whoDecided } from '#core/audit/record-action.server.ts'
import type { PayoutParts, SettlingParts } from '#core/bank/payout-source.ts'
import { isOver } from '#core/bank/payout-states.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { findAttempts, nextAttempt } from '#core/bank/payouts/find-attempts.server.ts'
import { prepareManualPayout, preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { isAfterApproval } from '#core/cases/rules.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { revokeLetters } from '#core/documents/checks/revoke-letters.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositAccount } from '../model/tables.server.ts'
import { refundKind, refundPayoutKey, targetSecret } from './case-kind.ts'
import { findWarnings } from './find-warnings.server.ts'
import { notifyStudent } from './refund-mail.server.ts'
import { decryptTarget } from './refund-secrets.server.ts'
import { refundDecisionRefusals } from './refusals.ts'
import { depositRefund } from './tables.server.ts'

/** Approving needs something on the account: without it there is nothing to pay back. */
export const refundCases: CaseKind = {
  kind: refundKind,
  refusals: refundDecisionRefusals,
  prepare: async (transaction, { caseId, action, staff }) => {
    await requireOthersRefund(transaction, staff, caseId)
    if (action === 'approve') await requireMoney(transaction, caseId)
    return null
  },
  warnings: findWarnings,
  secrets: [{ id: targetSecret, data: 'account-number', read: readTarget }],
}

/**
 * @throws {Refusal} `OWN_CASE`: it goes to an account that the person who decides has named for
 *   themselves
 */
async function requireOthersRefund(
  transaction: Database,
  staff: StaffActor,
  caseId: string,
): Promise<void> {
  const own = await findOwnAccounts(transaction, staff.userId)
  const mine = alias(depositRefund, 'mine')
  const [found] = await transaction
    .select({ caseId: mine.caseId })
    .from(depositRefund)
    .innerJoin(mine, eq(mine.accountIndex, depositRefund.accountIndex))
    .innerJoin(caseFile, eq(caseFile.id, mine.caseId))
    .where(and(eq(depositRefund.caseId, caseId), inArray(caseFile.userId, [...own])))
    .limit(1)
  if (found) throw ownCase()
}

/** The account number, or what the student has written. */
async function readTarget(
  database: Database,
  encryption: FieldEncryption,
  caseId: string,
): Promise<string | null> {
  const [row] = await database.select().from(depositRefund).where(eq(depositRefund.caseId, caseId))
  if (!row) return null
  const target = decryptTarget(encryption, row)
  return target.route === 'ordinary' ? target.account : target.details
}

/**
 * Makes the payout ready when the refund is approved, of the whole balance that is not promised to
 * another payout, and revokes the letter about that money; notifies the student of the decision.
 * The person who decided has approved the payout, and another person releases it.
 */
export async function applyRefundDecision(
  { portalUrl, ...parts }: Omit<SettlingParts, 'database'>,
  transaction: Database,
  { caseId, userId, language, action, decidedBy }: CaseEffect,
): Promise<void> {
  if (action === 'approve')
    await prepareRefundPayout({ ...parts, database: transaction }, { caseId, language, decidedBy })
  if (isAfterApproval(action)) throw new Error('An approved refund has no way back')
  await notifyStudent(transaction, { userId, language, what: action, portalUrl })
}

/** By a file to the bank, or manually. @throws {Refusal} `REFUND_NOTHING_THERE` */
export async function prepareRefundPayout(
  parts: PayoutParts,
  { caseId, language, decidedBy }: Pick<CaseEffect, 'caseId' | 'language' | 'decidedBy'>,
): Promise<void> {
  const { row, customerNumber, amountOre } = await requireMoney(parts.database, caseId)
  await revokeLetters(parts.database, { customerNumber, because: 'refund-approved' })
  await parts.database
    .update(depositRefund)
    .set({ amountOre })
    .where(eq(depositRefund.caseId, caseId))
  const target = decryptTarget(parts.encryption, row)
  const thing = refundPayoutKey(caseId)
  // What came back is paid once more, when its account was corrected and approved again.
  const attempts = await findAttempts(parts.database, thing)
  const request = {
    requestKey: attempts.every(isOver) ? nextAttempt(thing, attempts) : thing,
    owner: { kind: 'deposit' as const, key: customerNumber },
    amountOre,
    message: m.refund_payout_message({}, { locale: language }),
    approvedBy: decidedBy,
  }
  const { payeeName: name } = target
  const actor = whoDecided(decidedBy)
  if (target.route === 'ordinary')
    await preparePayout(parts, { ...request, payee: { name, account: target.account } }, actor)
  else
    await prepareManualPayout(
      parts,
      { ...request, payee: { name, details: target.details } },
      actor,
    )
}

/** @throws {Refusal} `REFUND_NOTHING_THERE` */
async function requireMoney(transaction: Database, caseId: string) {
  const [found] = await transaction
    .select({ row: depositRefund, customerNumber: depositAccount.customerNumber })
    .from(depositRefund)
    .innerJoin(depositAccount, eq(depositAccount.caseId, depositRefund.accountId))
    .where(eq(depositRefund.caseId, caseId))
  if (!found) throw new Error('a case without its refund')
  const amountOre = await availableOre(transaction, { kind: 'deposit', key: found.customerNumber })
  if (amountOre <= 0)
    throw new Refusal('REFUND_NOTHING_THERE', refundDecisionRefusals.REFUND_NOTHING_THERE)
  return { ...found, amountOre }
}
