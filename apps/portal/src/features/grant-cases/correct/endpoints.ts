import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Move, Withdrawal } from './forms.ts'

const application = '/api/frontend/staff/grant-applications/:id'

export const correctEndpoints = {
  move: endpoint<{ body: Move; answer: Done }>()('POST', `${application}/move`),
  withdraw: endpoint<{ body: Withdrawal; answer: Done }>()('POST', `${application}/withdraw`),
  openCase: endpoint<{ answer: { caseId: string } }>()('POST', `${application}/case`),
}
