import type { SchemeCategory, SchemeRules } from './scheme-rules.ts'

/** What was spent on a category, in øre: of lines that count, and of whole applications before. */
export type Spent = { readonly category: string; readonly amountOre: number }

/** What was granted of the same scheme in the same period before. */
export type Earlier = { readonly spent: readonly Spent[]; readonly grantedOre: number }

export const nothingEarlier: Earlier = { spent: [], grantedOre: 0 }

/** How one category comes to its amount; all in øre and of the whole period so far. */
export type CategoryStep = {
  readonly category: string
  readonly spentOre: number
  /** Above what the scheme counts in a period. */
  readonly notCountedOre: number
  readonly ownShareOre: number
  readonly percentage: number
  /** Of what is left, by the percentage. */
  readonly coveredOre: number
  /** The same, at most the cap of the category. */
  readonly refundedOre: number
}

/** Why nothing is paid. */
export type NoPayout = 'nothing-spent' | 'own-share' | 'cap-reached' | 'too-small'

export type Calculation = {
  readonly categories: readonly CategoryStep[]
  /** Of all categories. */
  readonly sumOre: number
  /** The same, at most the cap of the period. */
  readonly totalOre: number
  readonly earlierOre: number
  /** What is paid of this application. */
  readonly payoutOre: number
  readonly noPayout: NoPayout | null
  /** What may be refunded in the period besides, at most; null without a cap. */
  readonly leftOre: number | null
  /** Of the own share of the period, what expenses have not reached. */
  readonly ownShareLeftOre: number
}

/**
 * What a scheme refunds of expenses, step by step. It is worked out for the whole period, with what was
 * applied for earlier, less what was granted then: so neither the order of the lines nor the number of
 * applications matters.
 *
 * An own share of all categories is taken from the category with the lowest percentage first, which is
 * best for the applicant; so is what lies above the limit.
 */
export function calculateRefund(
  rules: SchemeRules,
  spent: readonly Spent[],
  earlier: Earlier = nothingEarlier,
): Calculation {
  const now = sumBy(spent)
  const before = sumBy(earlier.spent)
  const known = rules.categories.map((category) => ({
    category,
    spentOre: (now.get(category.key) ?? 0) + (before.get(category.key) ?? 0),
  }))
  const totalSpent = sum(known.map(({ spentOre }) => spentOre))
  const above = Math.max(0, totalSpent - (rules.countedUpToOre ?? totalSpent))
  const notCounted = takeFromLowest(known, above)
  const counted = known.map(({ category, spentOre }) => ({
    category,
    spentOre: spentOre - (notCounted.get(category.key) ?? 0),
  }))
  const ofAll = takeFromLowest(counted, rules.ownShareOre)
  const categories = known.map(({ category, spentOre }): CategoryStep => {
    const { key, percentage, capOre } = category
    const notCountedOre = notCounted.get(key) ?? 0
    const left = spentOre - notCountedOre
    const ownShareOre = Math.min(left, (ofAll.get(key) ?? 0) + category.ownShareOre)
    const coveredOre = Math.floor(((left - ownShareOre) * percentage) / 100)
    const refundedOre = Math.min(coveredOre, capOre ?? coveredOre)
    return {
      category: key,
      spentOre,
      notCountedOre,
      ownShareOre,
      percentage,
      coveredOre,
      refundedOre,
    }
  })
  const sumOre = sum(categories.map(({ refundedOre }) => refundedOre))
  const totalOre = Math.min(sumOre, rules.capOre ?? sumOre)
  const spentNow = sum(known.map(({ category }) => now.get(category.key) ?? 0))
  const due = Math.min(spentNow, Math.max(0, totalOre - earlier.grantedOre))
  const isTooSmall = due > 0 && due < rules.smallestPayoutOre
  const payoutOre = isTooSmall ? 0 : due
  const ownShareLeftOre = Math.max(0, rules.ownShareOre - totalSpent)
  const grantedOre = earlier.grantedOre + payoutOre
  return {
    categories,
    sumOre,
    totalOre,
    earlierOre: earlier.grantedOre,
    payoutOre,
    noPayout: payoutOre > 0 ? null : whyNone({ isTooSmall, spentNow, sumOre, categories }),
    leftOre: rules.capOre === null ? null : Math.max(0, rules.capOre - grantedOre),
    ownShareLeftOre,
  }
}

function whyNone(found: {
  isTooSmall: boolean
  spentNow: number
  sumOre: number
  categories: readonly CategoryStep[]
}): NoPayout {
  if (found.spentNow === 0) return 'nothing-spent'
  if (found.isTooSmall) return 'too-small'
  return found.categories.some(({ coveredOre }) => coveredOre > 0) ? 'cap-reached' : 'own-share'
}

/** @returns what is taken from each category, by its key */
function takeFromLowest(
  from: readonly { category: SchemeCategory; spentOre: number }[],
  amountOre: number,
): ReadonlyMap<string, number> {
  let left = amountOre
  const taken = new Map<string, number>()
  for (const { category, spentOre } of from.toSorted(
    (one, other) => one.category.percentage - other.category.percentage,
  )) {
    const part = Math.min(left, spentOre)
    taken.set(category.key, part)
    left -= part
  }
  return taken
}

function sumBy(spent: readonly Spent[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { category, amountOre } of spent)
    sums.set(category, (sums.get(category) ?? 0) + amountOre)
  return sums
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)
