import { type Done, route } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { SlotAlertRequest, SlotAlerts } from './contract.ts'

const own = '/api/frontend/user/sports/courts/slot-alerts'

export const slotAlertEndpoints = {
  list: route<{ query: { language: Language }; answer: SlotAlerts }>()('GET', own),
  request: route<{ body: SlotAlertRequest; answer: Done }>()('PUT', own),
  remove: route<{ answer: Done }>()('DELETE', `${own}/:id`),
}
