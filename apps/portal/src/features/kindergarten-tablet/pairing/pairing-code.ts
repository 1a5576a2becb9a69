/** Without 0, 1, I, L, O and U: the code is read out loud and typed on a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const pairingCodeLength = 8

/** @param random gives a whole number from 0 up to its argument, without it */
export const makePairingCode = (random: (below: number) => number): string =>
  Array.from({ length: pairingCodeLength }, () => signs[random(signs.length)]).join('')

/** `KQ7M 3WPR`, as people read it. */
export const groupPairingCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')

/** The code in what was typed, with or without spaces; null when it is none. */
export function readPairingCode(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}.]/gu, '').toUpperCase()
  return code.length === pairingCodeLength && [...code].every((sign) => signs.includes(sign))
    ? code
    : null
}
