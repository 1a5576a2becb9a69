import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'

const minutesValid = 30
const purpose = 'form-token'

/** A token that we have given and whose time is not over. Whether it was used is the database's. */
export type IssuedToken = { readonly id: string; readonly expiresAt: Date }

const sign = (secret: string, id: string, expires: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, id, expires]))
    .digest('base64url')

/**
 * Nothing is stored until it is used: a million requests for tokens fill no table.
 * @param id without a full stop
 */
export function issueToken(
  secret: string,
  now: Date,
  id = randomBytes(16).toString('base64url'),
): string {
  const expires = String(now.getTime() + minutesValid * 60_000)
  return [id, expires, sign(secret, id, expires)].join('.')
}

/** @returns null for one that is not ours, or whose time is over */
export function readToken(secret: string, token: string, now: Date): IssuedToken | null {
  const [id = '', expires = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSameSecret(signature, sign(secret, id, expires))) return null
  const expiresAt = new Date(Number(expires))
  return now < expiresAt ? { id, expiresAt } : null
}
