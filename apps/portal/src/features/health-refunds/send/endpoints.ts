import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { DraftPlace } from '../draft/place.ts'
import type { SendForm, Sent } from '../model/contract.ts'

const path = '/api/frontend/user/health-refunds'

/** The language that the applicant reads; that of the profile by default. */
type InLanguage = { language?: Locale | undefined }

export const sendEndpoints = {
  send: endpoint<{ query: DraftPlace & InLanguage; body: SendForm; answer: Sent }>()('POST', path),
  withdraw: endpoint<{ answer: Done }>()('POST', `${path}/:id/withdrawal`),
  changeAccount: endpoint<{ body: { account: string }; answer: Done }>()(
    'PUT',
    `${path}/:id/account`,
  ),
}
