import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AppealForm, OwnDecisions, ResultForm, SeenForm, StaffAppeals } from './contract.ts'

const own = '/api/frontend/grant-applications/:applicationId'
const appeals = '/api/frontend/staff/grant-appeals'

export const appealEndpoints = {
  own: endpoint<{ answer: OwnDecisions }>()('GET', `${own}/decisions`),
  letter: endpoint<{ answer: null }>()('GET', `${own}/letters/:letterId`),
  send: endpoint<{ body: AppealForm; answer: Done }>()('POST', `${own}/appeal`),
  withdraw: endpoint<{ answer: Done }>()('POST', `${own}/appeal/withdraw`),
  list: endpoint<{ answer: StaffAppeals }>()('GET', appeals),
  register: endpoint<{ body: ResultForm; answer: Done }>()('POST', `${appeals}/:appealId/result`),
  drop: endpoint<{ body: SeenForm; answer: Done }>()('POST', `${appeals}/:appealId/result/drop`),
  confirm: endpoint<{ body: SeenForm; answer: Done }>()('POST', `${appeals}/:appealId/confirm`),
}
