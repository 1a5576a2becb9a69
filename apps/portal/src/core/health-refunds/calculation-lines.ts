import { getLocale, type Locale } from '#locale'
import { m } from '#messages'
import type { Calculation, CategoryStep } from './rules/calculate-refund.ts'

/** A step and its amount in øre; below 0 where it is taken away. */
export type CalculationLine = { readonly name: string; readonly ore: number }

/** Steps that change nothing are left out. */
export function linesOfCategory(
  step: CategoryStep,
  locale: Locale = getLocale(),
): CalculationLine[] {
  const { spentOre, notCountedOre, ownShareOre, percentage, coveredOre, refundedOre } = step
  const options = { locale }
  return [
    { name: m.health_steps_spent({}, options), ore: spentOre },
    ...less(m.health_steps_not_counted({}, options), notCountedOre),
    ...less(m.health_steps_own_share({}, options), ownShareOre),
    { name: m.health_steps_covered({ percentage }, options), ore: coveredOre },
    ...(refundedOre < coveredOre
      ? [{ name: m.health_steps_cap_of_category({}, options), ore: refundedOre }]
      : []),
  ]
}

/** From the sum of the categories to what is left of it for this application. */
export function linesOfSum(
  { sumOre, totalOre, earlierOre }: Calculation,
  locale: Locale = getLocale(),
): CalculationLine[] {
  const options = { locale }
  return [
    { name: m.health_steps_sum({}, options), ore: sumOre },
    ...(totalOre < sumOre ? [{ name: m.health_steps_cap_of_all({}, options), ore: totalOre }] : []),
    ...less(m.health_steps_earlier({}, options), earlierOre),
  ]
}

const less = (name: string, ore: number): CalculationLine[] =>
  ore > 0 ? [{ name, ore: -ore }] : []
