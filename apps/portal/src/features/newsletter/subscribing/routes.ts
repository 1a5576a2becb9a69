import { type Done, route } from '#platform/api/route.ts'
import type { LinkForm } from '../forms.ts'

const newsletter = '/api/frontend/newsletter'

type OneClick = { token: string; language: 'no' | 'en' }

export const subscribingRoutes = {
  confirm: route<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/confirmation`),
  unsubscribe: route<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/unsubscription`),
  /** Mail programs know the address, and people may open it. */
  oneClick: route<{ query: OneClick; body: Blob; answer: Done }>()(
    'POST',
    `${newsletter}/unsubscribe`,
  ),
  opened: route<{ query: OneClick; answer: null }>()('GET', `${newsletter}/unsubscribe`),
}
