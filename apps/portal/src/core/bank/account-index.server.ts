import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

/**
 * Keyed hashes of an account, by which the same one is found without opening any: the first with the
 * key of today, the others with those of before.
 */
export const indexAccount = (encryption: FieldEncryption, account: string) =>
  encryption.index(account, 'refund-account')
