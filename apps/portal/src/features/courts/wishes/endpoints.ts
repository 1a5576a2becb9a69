import { type Done, route } from '#platform/api/endpoint.ts'
import type { Language } from '../contract.ts'
import type { AskForCourt, CourtWishes } from './contract.ts'

const own = '/api/frontend/user/sports/courts/wishes'

export const wishEndpoints = {
  list: route<{ query: { language: Language }; answer: CourtWishes }>()('GET', own),
  ask: route<{ body: AskForCourt; answer: Done }>()('PUT', own),
  remove: route<{ answer: Done }>()('DELETE', `${own}/:id`),
}
