import type { Locale } from '@trivsel/content-contract/locales'
import type { SentForm } from '#core/public-forms/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { Profile } from './contract.ts'

const path = '/api/frontend/associations/:slug'

export const profileEndpoints = {
  read: endpoint<{ answer: Profile }>()('GET', path),
  sendMessage: endpoint<{
    query: { language?: Locale | undefined }
    body: SentForm
    answer: null
  }>()('POST', `${path}/messages`, { timeLimit: 10_000 }),
  picture: endpoint<{ answer: Blob }>()('GET', '/api/frontend/association-pictures/:id/:size'),
}
