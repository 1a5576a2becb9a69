import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { SlotAlertRequest, SlotAlerts } from './contract.ts'

const own = '/api/frontend/user/sports/courts/slot-alerts'

export const slotAlertEndpoints = {
  list: endpoint<{ query: { language: Language }; answer: SlotAlerts }>()('GET', own),
  request: endpoint<{ body: SlotAlertRequest; answer: Done }>()('PUT', own),
  remove: endpoint<{ answer: Done }>()('DELETE', `${own}/:id`),
}
