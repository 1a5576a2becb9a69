import type { Locale } from '@trivsel/content-contract/locales'
import type { LinkForm } from '#core/newsletters/link-form.ts'
import type { SentForm } from '#core/public-forms/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Followable } from './contract.ts'

const followers = '/api/frontend/association-followers'

type OneClick = { token: string; language: Locale }

export const followEndpoints = {
  read: endpoint<{ answer: Followable }>()('GET', `${followers}/of/:slug`),
  follow: endpoint<{ query: { language: Locale }; body: SentForm; answer: Done }>()(
    'POST',
    '/api/frontend/associations/:id/followers',
    { timeLimit: 10_000 },
  ),
  confirm: endpoint<{ body: LinkForm; answer: Done }>()('POST', `${followers}/confirmation`),
  end: endpoint<{ body: LinkForm; answer: Done }>()('POST', `${followers}/unsubscription`),
  /** The address is in the headers of sent mails, so it cannot change. */
  endWithOneClick: endpoint<{ query: OneClick; body: Blob; answer: Done }>()(
    'POST',
    `${followers}/unsubscribe`,
  ),
  redirectToEndPage: endpoint<{ query: OneClick; answer: null }>()(
    'GET',
    `${followers}/unsubscribe`,
  ),
}
