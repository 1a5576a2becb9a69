import { largestAmount } from '#core/ledger/contract.ts'

const written = /^\d{1,15}(?:\.\d{0,5})?$/

/**
 * Øre of an amount as messages write it: `1250`, `1250.5`, `1250.50`, `1250.50000`.
 * @returns null for what is none, is 0, or is no whole number of øre
 */
export function readAmount(text: string): number | null {
  if (!written.test(text)) return null
  const [kroner = '', decimals = ''] = text.split('.')
  const [ore, beyond] = [decimals.slice(0, 2).padEnd(2, '0'), decimals.slice(2)]
  if (/[1-9]/.test(beyond)) return null
  const amount = Number(kroner) * 100 + Number(ore)
  return amount > 0 && amount <= largestAmount ? amount : null
}

/** `1250.50`, as messages write it. */
export function writeAmount(amountOre: number): string {
  const digits = String(amountOre).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
