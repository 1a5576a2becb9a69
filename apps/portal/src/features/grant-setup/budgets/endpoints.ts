import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { GrantBudgets } from './contract.ts'
import type { BudgetForm } from './forms.ts'

const budgets = '/api/frontend/staff/grant-budgets'

export const budgetEndpoints = {
  read: endpoint<{ answer: GrantBudgets }>()('GET', budgets),
  save: endpoint<{ body: BudgetForm; answer: Done }>()('PUT', budgets),
}
