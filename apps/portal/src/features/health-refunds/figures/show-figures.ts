import { type Scheme, schemePeriodOf } from '#core/health-refunds/schemes.ts'
import {
  type CategoryFigures,
  type HealthFigures,
  type PeriodFigures,
  personStates,
} from './contract.ts'
import type { CountedCategory, CountedPeriod } from './count-people.server.ts'
import { type Figure, hideSmall, hideSmallGroups, hideSmallParts, isSmall } from './hide-small.ts'

type Counted = {
  readonly periods: readonly CountedPeriod[]
  readonly categories: readonly CountedCategory[]
}

/** The figures without those that are about few people, and without those that would give them. */
export function showFigures(schemes: readonly Scheme[], counted: Counted): HealthFigures {
  const inOrder = schemes.flatMap((scheme) =>
    counted.periods
      .filter(({ schemeId }) => schemeId === scheme.id)
      .toSorted((one, other) => (orderOf(one.period) < orderOf(other.period) ? 1 : -1))
      .map((found) => ({ scheme, found })),
  )
  return {
    periods: inOrder.map(({ scheme, found }) => ({
      ...placeOf(scheme, found),
      ...showPeriod(found),
    })),
    categories: inOrder.flatMap(({ scheme, found }) => {
      const rows = counted.categories.filter(
        ({ schemeId, period }) => schemeId === scheme.id && period === found.period,
      )
      return showCategories(scheme, found, rows)
    }),
  }
}

/** `2026`, and of its semesters spring before autumn. */
const orderOf = (period: string): string => period.replace('V', ' 1').replace('H', ' 2')

const placeOf = ({ id, name }: Scheme, { period }: CountedPeriod) => ({
  schemeId: id,
  schemeName: name,
  period,
})

const peopleOf = (found: CountedPeriod): number =>
  personStates.reduce((sum, state) => sum + found[state], 0)

function showPeriod(
  found: CountedPeriod,
): Pick<PeriodFigures, 'people' | 'states' | 'grantedOre' | 'medianDays'> {
  const people = peopleOf(found)
  const shown = hideSmallParts(personStates.map((state) => found[state]))
  const [granted = 'hidden', waiting = 'hidden', rejected = 'hidden', withdrawn = 'hidden'] = shown
  return {
    people: hideSmall(people, people),
    states: { granted, waiting, rejected, withdrawn },
    grantedOre: granted === 'hidden' ? granted : found.grantedOre,
    medianDays: granted === 'hidden' || rejected === 'hidden' ? 'hidden' : medianDays(found),
  }
}

function medianDays({ decided, medianDays: days }: CountedPeriod): Figure | null {
  return days === null ? null : hideSmall(decided, Math.round(days))
}

/** Categories of the rules in their order, also those in which nobody has an expense. */
function showCategories(
  scheme: Scheme,
  found: CountedPeriod,
  rows: readonly CountedCategory[],
): CategoryFigures[] {
  const rules = schemePeriodOf(scheme, found.period)?.version.rules.categories ?? []
  const inRules = rules.map(({ key }) => key)
  const keys = [...new Set([...inRules, ...rows.map(({ category }) => category)])]
  const all = keys.map((key) => rows.find(({ category }) => category === key) ?? nobody)
  // Of few applicants not even where nobody has an expense is said.
  const isHidden = isSmall(peopleOf(found))
  const people = hideSmallGroups(all.map((row) => row.people))
  const counted = hideSmallGroups(all.map((row) => row.counted))
  return keys.map((key, at) => {
    const ofPeople = isHidden ? 'hidden' : (people[at] ?? 'hidden')
    const isSumHidden = ofPeople === 'hidden' || counted[at] === 'hidden'
    return {
      ...placeOf(scheme, found),
      category: key,
      categoryName: categoryNameOf(scheme, key),
      people: ofPeople,
      countedOre: isSumHidden ? 'hidden' : (all[at]?.countedOre ?? 0),
    }
  })
}

const nobody = { people: 0, counted: 0, countedOre: 0 }

/** As the latest rules that have it call it. */
function categoryNameOf({ versions }: Scheme, key: string): CategoryFigures['categoryName'] {
  const categories = versions.flatMap(({ rules }) => rules.categories)
  return categories.findLast((category) => category.key === key)?.name ?? null
}
