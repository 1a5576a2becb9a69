/** The longest texts of grants, in characters. */
export const longest = {
  name: 100,
  hint: 400,
  description: 2000,
  title: 120,
  /** What everybody reads of a grant. */
  summary: 300,
  text: 6000,
  place: 200,
  line: 120,
  words: 4000,
  comment: 2000,
  reason: 1000,
} as const

/** Lines of one side of a budget, or of accounts. */
export const mostLines = 40

/** Of one line and of one application, in øre: 10 million kroner. */
export const mostOre = 1_000_000_000

/** Of one budget, in øre: a billion kroner. */
export const mostBudgetOre = 100_000_000_000

/** Files of one application, or of one report. */
export const mostFiles = 20
