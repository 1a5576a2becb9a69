/** 32 characters that cannot be confused when read or spoken: no 0 and O, no 1 and I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 16

/**
 * A code of 80 bits, without the spaces between its groups.
 * @param random 16 random bytes
 */
export function makeCheckCode(random: Uint8Array): string {
  if (random.length !== length) throw new RangeError(`A code is made of ${length} bytes`)
  // 256 is a multiple of 32: every sign is as likely as every other.
  return [...random].map((byte) => signs[byte % signs.length]).join('')
}

/** `KQ7M-3WPR-X8TZ-N5HV`, as people read and type it. */
export const groupCheckCode = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** Accepts lower case, spaces and dashes. `null` when it is not a code. */
export function readCheckCode(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}.]/gu, '').toUpperCase()
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null
}

/** The page for checking with the code in the part of its address that no server sees: for cameras. */
export const addressWithCode = (address: string, code: string): string => `${address}#code=${code}`

/**
 * The code in that part of an address.
 * @param hash with its `#`; letters were sent with nothing but the code behind it, too
 */
export function codeInAddress(hash: string): string | null {
  const rest = hash.slice(1)
  return new URLSearchParams(rest).get('code') ?? readCheckCode(rest)
}
