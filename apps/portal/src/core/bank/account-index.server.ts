import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

/**
 * Keyed hashes of an account number, for finding it without decryption: the first with the current key,
 * the others with earlier keys.
 */
export const indexAccount = (encryption: FieldEncryption, account: string) =>
  encryption.index(account, 'refund-account')
