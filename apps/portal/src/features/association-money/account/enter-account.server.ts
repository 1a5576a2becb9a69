import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  decryptHolder,
  decryptNumber,
  encryptAccount,
} from '#core/association-accounts/account-secrets.server.ts'
import { confirmationStep } from '#core/association-accounts/account-states.ts'
import { findAccount, findEnterer } from '#core/association-accounts/find-account.server.ts'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { lockAssociation } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { isPaidTo } from '#core/bank/is-paid-to.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Board } from '../model/board.ts'
import { notifyBoard } from '../model/money-mail.server.ts'
import { recordBoard } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { AccountForm } from './contract.ts'

export type AccountParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly portalUrl: string
  /** Of the organisation, by their IBANs. */
  readonly ownAccounts: readonly string[]
}

/**
 * A contact person enters an account; the same one again changes nothing. It takes the place of one
 * that they entered before, and of one whose enterer has left.
 * @throws {Refusal} `ACCOUNT_INVALID`, `ACCOUNT_OWN`, `ACCOUNT_IS_NATIONAL_ID`, `ACCOUNT_UNCHANGED`,
 *   `ACCOUNT_WAITS`, and those of `requireContact`
 */
export function enterAccount(
  { database, encryption, portalUrl, ownAccounts }: AccountParts,
  board: Board,
  form: AccountForm,
  now: Date,
): Promise<void> {
  const { associationId, userId } = board
  return database.transaction(async (transaction) => {
    await lockAssociation(transaction, associationId)
    await requireContact(transaction, board, { isChange: true })
    const account = normaliseAccountNumber(form.account)
    if (account === null) throw refuse('ACCOUNT_INVALID')
    if (isPaidTo({ account }, ownAccounts)) throw refuse('ACCOUNT_OWN')
    if ((await findNationalId(transaction, encryption, userId))?.number === account)
      throw refuse('ACCOUNT_IS_NATIONAL_ID')
    const isSame = (row: { id: string; accountNumber: string; holder: string }) =>
      decryptNumber(encryption, row) === account && decryptHolder(encryption, row) === form.holder

    const confirmed = await findAccount(transaction, associationId, 'confirmed')
    if (confirmed && isSame(confirmed)) throw refuse('ACCOUNT_UNCHANGED')
    const waiting = await findAccount(transaction, associationId, 'entered')
    if (waiting) {
      const accounts = await findOwnAccounts(transaction, userId)
      const step = confirmationStep(await findEnterer(transaction, waiting), { accounts })
      if (step === 'confirm') throw refuse('ACCOUNT_WAITS')
      if (step === 'own' && isSame(waiting)) return
      await transaction
        .update(associationBankAccount)
        .set({ state: 'withdrawn', endedBy: userId, endedAt: now })
        .where(eq(associationBankAccount.id, waiting.id))
    }
    const id = randomUUID()
    await transaction.insert(associationBankAccount).values({
      id,
      associationId,
      ...encryptAccount(encryption, id, { account, holder: form.holder }),
      enteredBy: userId,
      enteredAt: now,
    })
    await recordBoard(transaction, board, 'account-entered')
    await notifyBoard(transaction, { associationId, portalUrl }, { kind: 'account-entered' })
  })
}
