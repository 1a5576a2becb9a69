import type { SchemeRules } from './scheme-rules.ts'

/** Why rules cannot be meant as they are. */
export const contradictions = [
  'CATEGORY_TWICE',
  'OWN_SHARE_TWICE',
  'LIMIT_BELOW_OWN_SHARE',
  'LIMIT_WITH_CATEGORIES',
  'CATEGORY_CAP_ABOVE_CAP',
  'NOTHING_IS_EVER_PAID',
  'TIMES_DO_NOT_FIT',
] as const
export type Contradiction = (typeof contradictions)[number]

/** All of them, so that staff can put them right together. */
export function findContradictions(rules: SchemeRules): Contradiction[] {
  return contradictions.filter((one) => checks[one](rules))
}

const checks: Record<Contradiction, (rules: SchemeRules) => boolean> = {
  CATEGORY_TWICE: ({ categories }) =>
    isRepeated(categories.map(({ key }) => key)) ||
    isRepeated(categories.map(({ name }) => name.no.toLowerCase())),
  /** Of each category and of all together: nobody could say which comes first. */
  OWN_SHARE_TWICE: ({ ownShareOre, categories }) =>
    ownShareOre > 0 && categories.some((category) => category.ownShareOre > 0),
  LIMIT_BELOW_OWN_SHARE: ({ countedUpToOre, ownShareOre }) =>
    countedUpToOre !== null && countedUpToOre <= ownShareOre,
  /** With different percentages it would matter which expense lies above the limit. */
  LIMIT_WITH_CATEGORIES: ({ countedUpToOre, categories }) =>
    countedUpToOre !== null &&
    (new Set(categories.map(({ percentage }) => percentage)).size > 1 ||
      categories.some(({ ownShareOre, capOre }) => ownShareOre > 0 || capOre !== null)),
  CATEGORY_CAP_ABOVE_CAP: ({ capOre, categories }) =>
    capOre !== null && categories.some((category) => (category.capOre ?? 0) > capOre),
  NOTHING_IS_EVER_PAID: (rules) => highestPayout(rules) < rules.smallestPayoutOre,
  TIMES_DO_NOT_FIT: ({ period, times }) => times.length !== (period === 'year' ? 1 : 2),
}

const isRepeated = (texts: readonly string[]) => new Set(texts).size < texts.length

/** What somebody with very high expenses gets in a period, in øre. */
function highestPayout({ categories, capOre, countedUpToOre, ownShareOre }: SchemeRules): number {
  const caps = categories.map((category) => category.capOre)
  const ofCategories = caps.every((cap) => cap !== null)
    ? caps.reduce((one, other) => one + other, 0)
    : Number.POSITIVE_INFINITY
  const highest = Math.max(...categories.map(({ percentage }) => percentage))
  const ofLimit =
    countedUpToOre === null
      ? Number.POSITIVE_INFINITY
      : Math.floor(((countedUpToOre - ownShareOre) * highest) / 100)
  return Math.min(ofCategories, ofLimit, capOre ?? Number.POSITIVE_INFINITY)
}
