import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

/** Who gets the money by a file. `account` has eleven digits. */
export type Payee = { readonly name: string; readonly account: string }

/** Who gets it by hand. `details` say where: account, bank and address as the bank asks for them. */
export type ManualPayee = { readonly name: string; readonly details: string }

/** Of either. */
export type KnownPayee = {
  readonly name: string
  readonly account: string | null
  readonly details: string | null
}

type Kept = {
  readonly payeeName: string | null
  readonly payeeAccount: string | null
  readonly payeeDetails: string | null
}

const locationOf = (row: string, column: string) => ({ table: 'payout', column, row })

export function encryptPayee(
  encryption: FieldEncryption,
  id: string,
  { name, account, details }: KnownPayee,
): Kept {
  const encrypt = (text: string | null, column: string) =>
    text === null ? null : encryption.encrypt(text, locationOf(id, column))
  return {
    payeeName: encrypt(name, 'payee_name'),
    payeeAccount: encrypt(account, 'payee_account'),
    payeeDetails: encrypt(details, 'payee_details'),
  }
}

/**
 * Whoever shows the account to somebody notes who looked and why.
 * @returns null when it is past its time and was taken out
 */
export function decryptPayee(
  encryption: FieldEncryption,
  id: string,
  { payeeName, payeeAccount, payeeDetails }: Kept,
): KnownPayee | null {
  if (payeeName === null) return null
  const decrypt = (text: string | null, column: string) =>
    text === null ? null : encryption.decrypt(text, locationOf(id, column))
  return {
    name: encryption.decrypt(payeeName, locationOf(id, 'payee_name')),
    account: decrypt(payeeAccount, 'payee_account'),
    details: decrypt(payeeDetails, 'payee_details'),
  }
}
