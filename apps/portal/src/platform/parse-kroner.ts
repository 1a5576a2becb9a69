/**
 * Kroner as people type them, `1 250,50` or `1250.5`, in øre.
 * @returns null for what is no amount, or more than `mostOre`
 */
export function parseKroner(text: string, mostOre: number): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(/kr$/i, '')
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!found) return null
  const [, kroner = '', decimals = ''] = found
  const ore = Number(kroner) * 100 + Number(decimals.padEnd(2, '0'))
  return ore >= 1 && ore <= mostOre ? ore : null
}
