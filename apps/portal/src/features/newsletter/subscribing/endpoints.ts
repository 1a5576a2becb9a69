import type { Locale } from '@trivsel/content-contract/locales'
import type { LinkForm } from '#core/newsletters/link-form.ts'
import type { SentForm } from '#core/public-forms/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'

const newsletter = '/api/frontend/newsletter'

type LanguageQuery = { language: Locale }
type OneClick = { token: string; language: Locale }

export const subscribingEndpoints = {
  signUp: endpoint<{ query: LanguageQuery; body: SentForm; answer: Done }>()('POST', newsletter, {
    timeLimit: 10_000,
  }),
  confirmSubscription: endpoint<{ body: LinkForm; answer: Done }>()(
    'POST',
    `${newsletter}/confirmation`,
  ),
  unsubscribe: endpoint<{ body: LinkForm; answer: Done }>()('POST', `${newsletter}/unsubscription`),
  /** The address is in the headers of sent mails, so it cannot change. */
  unsubscribeWithOneClick: endpoint<{ query: OneClick; body: Blob; answer: Done }>()(
    'POST',
    `${newsletter}/unsubscribe`,
  ),
  redirectToUnsubscribePage: endpoint<{ query: OneClick; answer: null }>()(
    'GET',
    `${newsletter}/unsubscribe`,
  ),
}
