import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { sumOfBudgets } from './budget-rules.ts'
import type { BudgetRow } from './contract.ts'

/** The columns of a year, on the page and in its file: budget less granted and reserved, and
 * with claims, is left. */
export const budgetColumns = [
  ['budgetOre', m.grant_setup_budget],
  ['grantedOre', m.grant_setup_granted],
  ['paidOre', m.grant_setup_paid],
  ['claimedOre', m.grant_setup_claimed],
  ['unpaidClaimsOre', m.grant_setup_unpaid_claims],
  ['reservedOre', m.grant_setup_reserved],
  ['leftOre', m.grant_setup_left],
] as const satisfies readonly (readonly [keyof BudgetRow, () => string])[]

export const budgetHeader = (): string[] => [
  m.grant_setup_type(),
  ...budgetColumns.map(([, name]) => name()),
]

/** In kroner, the year as a whole last. */
export function budgetTable(rows: readonly BudgetRow[]): (string | number)[][] {
  const amounts = (row: ReturnType<typeof sumOfBudgets>) =>
    budgetColumns.map(([key]) => row[key] / 100)
  return [
    ...rows.map((row) => [textIn(row.name), ...amounts(row)]),
    [m.grant_setup_budget_sum(), ...amounts(sumOfBudgets(rows))],
  ]
}
