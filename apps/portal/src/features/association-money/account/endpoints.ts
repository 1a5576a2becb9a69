import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AccountForm, ConfirmForm } from './contract.ts'

const path = '/api/frontend/my-associations/:id/money/account'

export const accountEndpoints = {
  enter: endpoint<{ body: AccountForm; answer: Done }>()('POST', path),
  confirm: endpoint<{ body: ConfirmForm; answer: Done }>()('POST', `${path}/:accountId/confirm`),
  drop: endpoint<{ answer: Done }>()('POST', `${path}/:accountId/drop`),
}
