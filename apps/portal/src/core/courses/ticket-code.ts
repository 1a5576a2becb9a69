/** RFC 4648 base32: no 0 and 1, and no 8 and 9. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const length = 26

/**
 * A code of 130 bits that opens the page of a ticket and lets its holder in.
 * @param random 26 random bytes
 */
export function makeTicketCode(random: Uint8Array): string {
  if (random.length !== length) throw new RangeError(`A code is made of ${length} bytes`)
  // 256 is a multiple of 32: every sign is as likely as every other.
  return [...random].map((byte) => signs[byte % signs.length]).join('')
}

/** `KQ7M 3WPR …`, as people read and type it. */
export const groupTicketCode = (code: string) => code.replace(/.{4}(?=.)/g, '$& ')

/**
 * The code in what was typed or what a camera has read, which may be the address of the ticket's page.
 * `null` when it is none.
 */
export function readTicketCode(read: string): string | null {
  if (read.length > 500) return null
  const last = read.trim().split('/').at(-1) ?? ''
  const code = last.replace(/[\s\p{Pd}.]/gu, '').toUpperCase()
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null
}
