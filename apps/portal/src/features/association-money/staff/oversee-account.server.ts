import { and, eq } from 'drizzle-orm'
import { decryptHolder, decryptNumber } from '#core/association-accounts/account-secrets.server.ts'
import { associationBankAccount as account } from '#core/association-accounts/tables.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyBoard } from '../model/money-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { ReasonForm, ShownAccount } from './contract.ts'

type Wanted = { readonly id: string; readonly accountId: string } & ReasonForm

/**
 * Shows the whole number to staff, who say why; the board reads in the history that they did.
 * @throws {Refusal} `ACCOUNT_NOT_FOUND`, `OWN_CASE`
 */
export function showAccount(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  staff: StaffActor,
  wanted: Wanted,
): Promise<ShownAccount> {
  return database.transaction(async (transaction) => {
    const row = await lockAccount(transaction, staff, wanted)
    await recordAction(transaction, staff, {
      action: 'association-account-shown',
      subject: { kind: 'association-account', id: row.id },
      after: { associationMoneyOf: wanted.id, associationMoneyReason: wanted.reason },
    })
    await note(transaction, staff, wanted.id, 'account-shown')
    return { account: decryptNumber(encryption, row), holder: decryptHolder(encryption, row) }
  })
}

/**
 * An account that is wrong counts no more. What is on its way there is stopped on the page of payouts.
 * @throws {Refusal} `ACCOUNT_NOT_FOUND`, `OWN_CASE`
 */
export function removeAccount(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  const { id, reason } = wanted
  return database.transaction(async (transaction) => {
    const row = await lockAccount(transaction, staff, wanted)
    if (row.state !== 'entered' && row.state !== 'confirmed') throw refuse('ACCOUNT_NOT_FOUND')
    await transaction
      .update(account)
      .set({ state: 'removed', endedBy: staff.userId, endedAt: now, reason })
      .where(eq(account.id, row.id))
    await recordAction(transaction, staff, {
      action: 'association-account-removed',
      subject: { kind: 'association-account', id: row.id },
      after: { associationMoneyOf: id, associationMoneyReason: reason },
    })
    await note(transaction, staff, id, 'account-removed')
    const about = { associationId: id, portalUrl }
    await notifyBoard(transaction, about, { kind: 'account-removed', reason })
  })
}

async function lockAccount(transaction: Database, staff: StaffActor, { id, accountId }: Wanted) {
  const [row] = await transaction
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), eq(account.associationId, id)))
    .for('update')
  if (!row) throw refuse('ACCOUNT_NOT_FOUND')
  await requireOutsider(transaction, staff, id)
  return row
}

const note = (
  transaction: Database,
  staff: StaffActor,
  associationId: string,
  action: 'account-shown' | 'account-removed',
): Promise<void> =>
  recordHistory(transaction, {
    associationId,
    action,
    actor: { kind: 'staff', userId: staff.userId },
  })
