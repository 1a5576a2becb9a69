import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

/** The payee of a payment file. `account` has eleven digits. */
export type Payee = { readonly name: string; readonly account: string }

/** The payee of a manual payment. `details`: account, bank and address as the bank requires them. */
export type ManualPayee = { readonly name: string; readonly details: string }

/** The payee of a payment file or of a manual payment. */
export type StoredPayee = {
  readonly name: string
  readonly account: string | null
  readonly details: string | null
}

type EncryptedPayee = {
  readonly payeeName: string | null
  readonly payeeAccount: string | null
  readonly payeeDetails: string | null
}

const locationOf = (row: string, column: string) => ({ table: 'payout', column, row })

export function encryptPayee(
  encryption: FieldEncryption,
  id: string,
  { name, account, details }: StoredPayee,
): EncryptedPayee {
  const encrypt = (text: string | null, column: string) =>
    text === null ? null : encryption.encrypt(text, locationOf(id, column))
  return {
    payeeName: encrypt(name, 'payee_name'),
    payeeAccount: encrypt(account, 'payee_account'),
    payeeDetails: encrypt(details, 'payee_details'),
  }
}

/**
 * A caller that shows the account has to audit who read it and why.
 * @returns null after the payee was deleted by the retention rule
 */
export function decryptPayee(
  encryption: FieldEncryption,
  id: string,
  { payeeName, payeeAccount, payeeDetails }: EncryptedPayee,
): StoredPayee | null {
  if (payeeName === null) return null
  const decrypt = (text: string | null, column: string) =>
    text === null ? null : encryption.decrypt(text, locationOf(id, column))
  return {
    name: encryption.decrypt(payeeName, locationOf(id, 'payee_name')),
    account: decrypt(payeeAccount, 'payee_account'),
    details: decrypt(payeeDetails, 'payee_details'),
  }
}
