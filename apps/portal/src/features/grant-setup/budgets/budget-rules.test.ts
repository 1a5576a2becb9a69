import { expect, it } from 'vitest'
import { budgetYears, findBudgetProblem } from './budget-rules.ts'

const today = '2026-11-28'
const problemOf = (year: number, reason = '') => findBudgetProblem({ year, reason }, today)

it('is set for the next year, this one and five before it', () => {
  expect(budgetYears(today)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021])
  expect(problemOf(2028)).toBe('BUDGET_YEAR_INVALID')
  expect(problemOf(2027)).toBeNull()
  expect(problemOf(2020, 'Feil')).toBe('BUDGET_YEAR_INVALID')
})

it('needs a reason once the year is over', () => {
  expect(problemOf(2026)).toBeNull()
  expect(problemOf(2025)).toBe('BUDGET_REASON_REQUIRED')
  expect(problemOf(2025, 'Styret flyttet penger.')).toBeNull()
  expect(findBudgetProblem({ year: 2026, reason: '' }, '2027-01-01')).toBe('BUDGET_REASON_REQUIRED')
})
