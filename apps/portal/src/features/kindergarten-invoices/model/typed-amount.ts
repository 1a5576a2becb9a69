import { parseKroner } from '#platform/parse-kroner.ts'

/** Kroner as staff type them, in øre; `0` is none. Null for what is no amount. */
export function typedOre(typed: string, mostOre: number): number | null {
  return /^0+([.,]0{1,2})?$/.test(typed.trim()) ? 0 : parseKroner(typed, mostOre)
}

/** A whole number as staff type it; null for anything else, or one that is out of range. */
export function typedNumber(typed: string, least: number, most: number): number | null {
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : null
}
