import { decryptHolder, decryptNumber } from '#core/association-accounts/account-secrets.server.ts'
import { findAccount } from '#core/association-accounts/find-account.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findResponsible } from './find-responsible.server.ts'
import type { LoadedAward } from './load-awards.server.ts'
import { decryptPayee } from './payee-secrets.server.ts'

/** Where the money of a grant goes now. */
export type PayAccount = {
  /** Another one for another account: staff approve what they have seen. */
  readonly key: string
  readonly masked: string
  /** When it was confirmed or entered. */
  readonly since: Date
  readonly holder: string
  /** Eleven digits. It is shown to nobody. */
  readonly number: string
}

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/**
 * The account that two contact persons of the association have confirmed, or the one that a person has
 * entered; null without one.
 */
export async function findPayAccount(
  { database, encryption }: Parts,
  { application, payee }: Pick<LoadedAward, 'application' | 'payee'>,
): Promise<PayAccount | null> {
  const { associationId } = application
  if (associationId !== null) {
    const responsible = await findResponsible(database, associationId)
    const row = await findAccount(database, responsible, 'confirmed')
    return (
      row && {
        key: row.id,
        masked: row.accountMasked,
        since: row.confirmedAt ?? row.enteredAt,
        holder: decryptHolder(encryption, row),
        number: decryptNumber(encryption, row),
      }
    )
  }
  return (
    payee && {
      key: payee.enteredAt.toISOString(),
      masked: payee.accountMasked,
      since: payee.enteredAt,
      ...decryptPayee(encryption, payee),
    }
  )
}

/** Keyed hashes of that account, without reading its number; none where there is none. */
export async function findPayIndexes(
  database: Database,
  { application, payee }: Pick<LoadedAward, 'application' | 'payee'>,
): Promise<readonly string[]> {
  const { associationId } = application
  if (associationId === null) return payee ? [payee.accountIndex] : []
  const row = await findAccount(
    database,
    await findResponsible(database, associationId),
    'confirmed',
  )
  return row ? [row.accountIndex] : []
}
