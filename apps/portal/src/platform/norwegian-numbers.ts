/** Whether it is a Norwegian IBAN without spaces: ISO 13616, where the whole is 1 modulo 97. */
export function isNorwegianIban(text: string): boolean {
  if (!/^NO\d{13}$/.test(text)) return false
  // N is 23 and O is 24.
  return BigInt(`${text.slice(4)}2324${text.slice(2, 4)}`) % 97n === 1n
}

const weights = [3, 2, 7, 6, 5, 4, 3, 2] as const

/** Whether nine digits can be an organisation number (https://www.brreg.no, modulus 11). */
export function isOrganisationNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return (11 - (sum % 11)) % 11 === Number(text[8])
}
