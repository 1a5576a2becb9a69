import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { budgetRefusals, listRefusals } from '../model/refusals.ts'
import { BelowGranted, GrantBudgets } from './contract.ts'
import { budgetEndpoints as endpoints } from './endpoints.ts'
import { BudgetForm } from './forms.ts'

const access = { staff: ['admin', 'caseworker'] } as const

export const describedBudgets = {
  read: describeEndpoint(endpoints.read, {
    summary: 'The budgets of grants by year and type, with what the ledger says is left of each.',
    access,
    answer: GrantBudgets,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Sets a budget, if it is as it was read: the difference moves in the ledger. Never below what is granted and reserved.',
    access,
    body: BudgetForm,
    answer: Done,
    refusals: {
      ...budgetRefusals,
      ...only(listRefusals, 'SETUP_ENTRY_NOT_FOUND'),
      ...only(grantRefusals, 'GRANT_CHANGED'),
    },
    refusalDetails: { BUDGET_BELOW_GRANTED: BelowGranted },
    audits: ['grant-budget-saved'],
    concerns: { nobody: 'what may be granted to all together' },
  }),
}
