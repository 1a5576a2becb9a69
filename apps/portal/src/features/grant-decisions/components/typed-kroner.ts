import { parseKroner } from '#platform/parse-kroner.ts'

/** What was typed in øre, 0 among it; null for what is no amount of at most so much. */
export const readKroner = (typed: string, mostOre: number): number | null =>
  typed.trim() === '0' ? 0 : parseKroner(typed, mostOre)

/** As it is typed: whole kroner without decimals. */
export const writeKroner = (ore: number): string =>
  ore % 100 === 0
    ? String(ore / 100)
    : `${Math.floor(ore / 100)},${String(ore % 100).padStart(2, '0')}`
