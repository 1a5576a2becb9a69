import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { decryptHolder } from '#core/association-accounts/account-secrets.server.ts'
import { confirmationStep } from '#core/association-accounts/account-states.ts'
import { findEnterer } from '#core/association-accounts/find-account.server.ts'
import { associationBankAccount as account } from '#core/association-accounts/tables.server.ts'
import { associationContact } from '#core/associations/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Board } from '../model/board.ts'
import type { BankAccount } from '../model/contract.ts'
import type { OwnAccounts } from './contract.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }
type Row = typeof account.$inferSelect

const enterer = alias(user, 'enterer')
const confirmer = alias(user, 'confirmer')

/** The newest first, with the names of who entered and confirmed them. */
export function selectAccounts(database: Database, associationId: string) {
  return database
    .select({
      row: account,
      enteredBy: sql<string | null>`${enterer.firstName} || ' ' || ${enterer.lastName}`,
      confirmedBy: sql<string | null>`${confirmer.firstName} || ' ' || ${confirmer.lastName}`,
    })
    .from(account)
    .leftJoin(enterer, eq(enterer.id, account.enteredBy))
    .leftJoin(confirmer, eq(confirmer.id, account.confirmedBy))
    .where(eq(account.associationId, associationId))
    .orderBy(desc(account.enteredAt), desc(account.id))
    .limit(50)
}

export const showAccount = (
  encryption: FieldEncryption,
  found: { row: Row; enteredBy: string | null; confirmedBy: string | null },
): BankAccount => ({
  id: found.row.id,
  masked: found.row.accountMasked,
  holder: decryptHolder(encryption, found.row),
  enteredBy: found.enteredBy,
  enteredAt: found.row.enteredAt.toISOString(),
  confirmedBy: found.confirmedBy,
  confirmedAt: found.row.confirmedAt?.toISOString() ?? null,
})

/** What a board sees of the accounts of its association. */
export async function readAccounts(
  { database, encryption }: Parts,
  { associationId, userId }: Board,
): Promise<OwnAccounts> {
  const rows = await selectAccounts(database, associationId)
  const of = (state: Row['state']) => rows.find(({ row }) => row.state === state)
  const [confirmed, entered] = [of('confirmed'), of('entered')]
  const removed = confirmed ? null : rows.find(({ row }) => row.state === 'removed')?.row
  const contacts = await database.$count(
    associationContact,
    and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
  )
  return {
    confirmed: confirmed ? showAccount(encryption, confirmed) : null,
    entered: entered
      ? {
          ...showAccount(encryption, entered),
          step: confirmationStep(await findEnterer(database, entered.row), {
            accounts: await findOwnAccounts(database, userId),
          }),
        }
      : null,
    removed: removed
      ? { reason: removed.reason ?? '', at: (removed.endedAt ?? removed.enteredAt).toISOString() }
      : null,
    contacts,
  }
}
