import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { budgetEndpoints as endpoints } from './endpoints.ts'
import type { BudgetForm } from './forms.ts'

export const budgetsQuery = queryOptions({
  queryKey: [...staffKey, 'grant-budgets'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

export const saveBudget = (body: BudgetForm) => callStaff(endpoints.save, { body })
