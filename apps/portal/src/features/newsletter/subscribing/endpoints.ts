import type { SentForm } from '#core/public-forms/contract.ts'
import { type Done, route } from '#platform/api/endpoint.ts'
import type { LinkForm } from '../forms.ts'

const newsletter = '/api/frontend/newsletter'

type InLanguage = { language: 'no' | 'en' }
type OneClick = { token: string; language: 'no' | 'en' }

export const subscribingEndpoints = {
  signUp: route<{ query: InLanguage; body: SentForm; answer: Done }>()('POST', newsletter, {
    timeLimit: 10_000,
  }),
  confirm: route<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/confirmation`),
  unsubscribe: route<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/unsubscription`),
  /** Mail programs know the address, and people may open it. */
  oneClick: route<{ query: OneClick; body: Blob; answer: Done }>()(
    'POST',
    `${newsletter}/unsubscribe`,
  ),
  opened: route<{ query: OneClick; answer: null }>()('GET', `${newsletter}/unsubscribe`),
}
