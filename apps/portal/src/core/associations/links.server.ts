import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'

/** What a mailed link is for; a token for one says nothing to another. */
export type LinkPurpose = 'association founder' | 'association invitation'

/**
 * Signs ids for mailed links. Nothing is stored: a mail that is sent again has the same link, and one
 * that was signed with an older key stays valid. What the link may still do is decided by the row.
 */
export function signId(
  encryption: Pick<FieldEncryption, 'index'>,
  purpose: LinkPurpose,
  id: string,
): string {
  const [proof] = encryption.index(id, purpose)
  return `${id}.${proof}`
}

/** @returns the id, or null for a token that we have not signed for this purpose */
export function readSignedId(
  encryption: Pick<FieldEncryption, 'index'>,
  purpose: LinkPurpose,
  token: string,
): string | null {
  const [id = '', proof = '', ...rest] = token.split('.')
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || rest.length > 0) return null
  return encryption.index(id, purpose).some((valid) => isSameSecret(proof, valid)) ? id : null
}
