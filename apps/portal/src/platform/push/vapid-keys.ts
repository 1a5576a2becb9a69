import { createECDH } from 'node:crypto'

/**
 * The public key of a pair by which push services know a site (RFC 8292), both in base64url.
 * @returns null for what is no private key
 */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return null
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(bytes)
  } catch {
    return null
  }
  return pair.getPublicKey('base64url')
}

/** A private key, which has its public one in it. */
export function makePrivateKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Shorter when it begins with zeros.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}
