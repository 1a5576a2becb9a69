import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AssociationOverviewAnswer, Closing } from '../model/contract.ts'
import type { CloseForm } from './forms.ts'

const own = '/api/frontend/my-associations/:id'

export const ownEndpoints = {
  overview: endpoint<{ answer: AssociationOverviewAnswer }>()('GET', own),
  closing: endpoint<{ query: { language: Locale }; answer: Closing }>()('GET', `${own}/closing`),
  close: endpoint<{ query: { language: Locale }; body: CloseForm; answer: Done }>()(
    'POST',
    `${own}/closing`,
  ),
}
