import { type Done, route } from '#platform/api/endpoint.ts'
import type { DepositAmounts } from '../model/contract.ts'
import type { DeadlinesForm } from '../model/deadlines.ts'
import type { AmountForm } from './amount-form.ts'

const ofStaff = '/api/frontend/staff/deposit-account'

export const setupEndpoints = {
  amounts: route<{ answer: DepositAmounts }>()('GET', `${ofStaff}/amounts`),
  saveAmount: route<{ body: AmountForm; answer: Done }>()('PUT', `${ofStaff}/amounts`),
  saveDeadlines: route<{ body: DeadlinesForm; answer: Done }>()('PUT', `${ofStaff}/deadlines`),
}
