import { parseKroner } from '#platform/parse-kroner.ts'

/** What was typed in øre, 0 among it; null for what is no amount of at most so much. */
export const readKroner = (typed: string, mostOre: number): number | null =>
  typed.trim() === '0' ? 0 : parseKroner(typed, mostOre)
