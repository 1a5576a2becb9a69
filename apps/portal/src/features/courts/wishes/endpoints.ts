import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../contract.ts'
import type { AskForCourt, CourtWishes } from './contract.ts'

const own = '/api/frontend/user/sports/courts/wishes'

export const wishEndpoints = {
  list: endpoint<{ query: { language: Language }; answer: CourtWishes }>()('GET', own),
  ask: endpoint<{ body: AskForCourt; answer: Done }>()('PUT', own),
  remove: endpoint<{ answer: Done }>()('DELETE', `${own}/:id`),
}
