import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

/** Who gets the money. `account` has eleven digits. */
export type Payee = { readonly name: string; readonly account: string }

type Kept = { readonly payeeName: string | null; readonly payeeAccount: string | null }

const locationOf = (row: string, column: string) => ({ table: 'payout', column, row })

export function encryptPayee(encryption: FieldEncryption, id: string, { name, account }: Payee) {
  return {
    payeeName: encryption.encrypt(name, locationOf(id, 'payee_name')),
    payeeAccount: encryption.encrypt(account, locationOf(id, 'payee_account')),
  }
}

/**
 * Whoever shows the account to somebody notes who looked and why.
 * @returns null when it is past its time and was taken out
 */
export function decryptPayee(encryption: FieldEncryption, id: string, kept: Kept): Payee | null {
  const { payeeName, payeeAccount } = kept
  if (payeeName === null || payeeAccount === null) return null
  return {
    name: encryption.decrypt(payeeName, locationOf(id, 'payee_name')),
    account: encryption.decrypt(payeeAccount, locationOf(id, 'payee_account')),
  }
}
