import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { DepositAmounts } from '../model/contract.ts'
import type { DeadlinesForm } from '../model/deadlines.ts'
import type { AmountForm } from './amount-form.ts'

const ofStaff = '/api/frontend/staff/deposit-account'

export const setupEndpoints = {
  amounts: endpoint<{ answer: DepositAmounts }>()('GET', `${ofStaff}/amounts`),
  saveAmount: endpoint<{ body: AmountForm; answer: Done }>()('PUT', `${ofStaff}/amounts`),
  saveDeadlines: endpoint<{ body: DeadlinesForm; answer: Done }>()('PUT', `${ofStaff}/deadlines`),
}
