import { createHmac, timingSafeEqual } from 'node:crypto'

/** Without letters that look like another (Crockford’s base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/**
 * What lets the first administrator in: printed where only people with access to the server read. It is
 * made of the server's secret, so that all instances accept the same one and nothing is stored.
 * @returns 80 bits, `XXXX-XXXX-XXXX-XXXX`
 */
export function firstCode(secret: string): string {
  const bytes = createHmac('sha256', secret).update('first administrator').digest()
  const code = Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length])
  return code.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Hyphens, spaces, small letters and letters that were misread do not matter. */
export function isFirstCode(secret: string, typed: string): boolean {
  const right = Buffer.from(readCode(firstCode(secret)))
  const given = Buffer.from(readCode(typed))
  return right.length === given.length && timingSafeEqual(right, given)
}

const readCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
