import type { Locale } from '@trivsel/content-contract/locales'

import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FederatedLink, FederatedOffer, FederatedProofAnswer } from './contract.ts'
import type { LinkForm, UnlinkForm } from './link-forms.ts'
import type { ProviderId } from './providers.ts'

/** Where the way through a provider leads in the end. */
export type FederatedDestination = { callback?: string | undefined; purpose?: 'link' | undefined }

/** Each provider has endpoints of its own, with the same parts. */
export function federatedEndpoints<Provider extends ProviderId>(provider: Provider) {
  const path = `/api/frontend/accounts/${provider}` as const
  return {
    offer: endpoint<{ answer: FederatedOffer }>()('GET', path),
    /** The browser itself is led through these two. */
    start: endpoint<{ query: FederatedDestination & { language: Locale }; answer: null }>()(
      'GET',
      `${path}/start`,
    ),
    callback: endpoint<{ query: { state?: string | undefined }; answer: null }>()(
      'GET',
      `${path}/callback`,
    ),
    proof: endpoint<{ answer: FederatedProofAnswer }>()('GET', `${path}/proof`),
    forgetProof: endpoint<{ answer: Done }>()('DELETE', `${path}/proof`),
    link: endpoint<{ answer: FederatedLink }>()('GET', `${path}/link`),
    linkIdentity: endpoint<{ body: LinkForm; answer: Done }>()('POST', `${path}/link`),
    unlinkIdentity: endpoint<{ body: UnlinkForm; answer: Done }>()('DELETE', `${path}/link`),
  }
}
