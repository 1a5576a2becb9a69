import type { SentForm } from '#core/public-forms/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { LinkForm } from '../forms.ts'

const newsletter = '/api/frontend/newsletter'

type InLanguage = { language: 'no' | 'en' }
type OneClick = { token: string; language: 'no' | 'en' }

export const subscribingEndpoints = {
  signUp: endpoint<{ query: InLanguage; body: SentForm; answer: Done }>()('POST', newsletter, {
    timeLimit: 10_000,
  }),
  confirm: endpoint<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/confirmation`),
  unsubscribe: endpoint<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/unsubscription`),
  /** Mail programs know the address, and people may open it. */
  oneClick: endpoint<{ query: OneClick; body: Blob; answer: Done }>()(
    'POST',
    `${newsletter}/unsubscribe`,
  ),
  opened: endpoint<{ query: OneClick; answer: null }>()('GET', `${newsletter}/unsubscribe`),
}
