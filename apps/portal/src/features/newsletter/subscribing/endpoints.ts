import type { SentForm } from '#core/public-forms/contract.ts'
import { type Done, route } from '#platform/api/endpoint.ts'
import type { LinkForm } from './forms.ts'

const newsletter = '/api/frontend/newsletter'

type LanguageQuery = { language: 'no' | 'en' }
type OneClick = { token: string; language: 'no' | 'en' }

export const subscribingEndpoints = {
  signUp: route<{ query: LanguageQuery; body: SentForm; answer: Done }>()('POST', newsletter, {
    timeLimit: 10_000,
  }),
  confirmSubscription: route<{ body: LinkForm; answer: Done }>()(
    'POST',
    `${newsletter}/confirmation`,
  ),
  unsubscribe: route<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/unsubscription`),
  /** The address is in the headers of sent mails, so it cannot change. */
  unsubscribeWithOneClick: route<{ query: OneClick; body: Blob; answer: Done }>()(
    'POST',
    `${newsletter}/unsubscribe`,
  ),
  redirectToUnsubscribePage: route<{ query: OneClick; answer: null }>()(
    'GET',
    `${newsletter}/unsubscribe`,
  ),
}
