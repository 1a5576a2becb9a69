import { and, eq } from 'drizzle-orm'
import { decryptNumber } from '#core/association-accounts/account-secrets.server.ts'
import { confirmationStep } from '#core/association-accounts/account-states.ts'
import { findAccount, findEnterer } from '#core/association-accounts/find-account.server.ts'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { lockAssociation } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Board } from '../model/board.ts'
import { notifyBoard } from '../model/money-mail.server.ts'
import { recordBoard } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { ConfirmForm } from './contract.ts'
import type { AccountParts } from './enter-account.server.ts'

type Wanted = { readonly accountId: string }

/**
 * Another contact person confirms an account by typing its whole number from a paper of their own: so
 * a number that was mistyped, or is somebody else's, does not pass by a nod.
 * @throws {Refusal} `ACCOUNT_NOT_FOUND`, `ACCOUNT_ENTERED_BY_YOU`, `ACCOUNT_ENTERED_BY_FORMER`,
 *   `ACCOUNT_DIFFERS`, and those of `requireContact`
 */
export function confirmAccount(
  { database, encryption, portalUrl }: AccountParts,
  board: Board,
  { accountId, ...form }: Wanted & ConfirmForm,
  now: Date,
): Promise<void> {
  const { associationId, userId } = board
  return database.transaction(async (transaction) => {
    const { row, step } = await lockEntered(transaction, board, accountId)
    if (step === 'own') throw refuse('ACCOUNT_ENTERED_BY_YOU')
    if (step === 'former') throw refuse('ACCOUNT_ENTERED_BY_FORMER')
    if (normaliseAccountNumber(form.account) !== decryptNumber(encryption, row))
      throw refuse('ACCOUNT_DIFFERS')
    await transaction
      .update(associationBankAccount)
      .set({ state: 'replaced', endedBy: userId, endedAt: now })
      .where(
        and(
          eq(associationBankAccount.associationId, associationId),
          eq(associationBankAccount.state, 'confirmed'),
        ),
      )
    await transaction
      .update(associationBankAccount)
      .set({ state: 'confirmed', confirmedBy: userId, confirmedAt: now })
      .where(eq(associationBankAccount.id, accountId))
    await recordBoard(transaction, board, 'account-confirmed')
    await notifyBoard(transaction, { associationId, portalUrl }, { kind: 'account-confirmed' })
  })
}

/**
 * The one who entered an account withdraws it; another contact person rejects it.
 * @throws {Refusal} `ACCOUNT_NOT_FOUND`, and those of `requireContact`
 */
export function dropAccount(
  { database, portalUrl }: AccountParts,
  board: Board,
  { accountId }: Wanted,
  now: Date,
): Promise<void> {
  const { associationId, userId } = board
  return database.transaction(async (transaction) => {
    const { step } = await lockEntered(transaction, board, accountId)
    const state = step === 'own' ? 'withdrawn' : 'rejected'
    await transaction
      .update(associationBankAccount)
      .set({ state, endedBy: userId, endedAt: now })
      .where(eq(associationBankAccount.id, accountId))
    await recordBoard(transaction, board, `account-${state}`)
    await notifyBoard(transaction, { associationId, portalUrl }, { kind: 'account-rejected' })
  })
}

async function lockEntered(transaction: Database, board: Board, accountId: string) {
  const { associationId, userId } = board
  await lockAssociation(transaction, associationId)
  await requireContact(transaction, board, { isChange: true })
  const row = await findAccount(transaction, associationId, 'entered')
  if (row?.id !== accountId) throw refuse('ACCOUNT_NOT_FOUND')
  const accounts = await findOwnAccounts(transaction, userId)
  return { row, step: confirmationStep(await findEnterer(transaction, row), { accounts }) }
}
