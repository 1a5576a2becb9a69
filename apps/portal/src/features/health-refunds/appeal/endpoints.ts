import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AppealForm, ResultForm } from './forms.ts'

const own = '/api/frontend/user/health-refunds/:id/appeal'

export const appealEndpoints = {
  send: endpoint<{ body: AppealForm; answer: Done }>()('POST', own),
  withdraw: endpoint<{ answer: Done }>()('POST', `${own}/withdraw`),
  decide: endpoint<{ body: ResultForm; answer: Done }>()(
    'POST',
    '/api/frontend/staff/health-refunds/:id/appeals/:appeal/result',
  ),
}
