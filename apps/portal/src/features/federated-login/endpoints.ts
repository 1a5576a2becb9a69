import type { Locale } from '@trivsel/content-contract/content'
import { type Done, route } from '#platform/api/endpoint.ts'
import type { FederatedLink, FederatedOffer, FederatedProofAnswer } from './contract.ts'
import type { LinkForm, UnlinkForm } from './link-forms.ts'
import type { ProviderId } from './providers.ts'

/** Where the way through a provider leads in the end. */
export type FederatedDestination = { callback?: string | undefined; purpose?: 'link' | undefined }

/** The routes of each provider are its own, and the same. */
export function federatedRoutes<Provider extends ProviderId>(provider: Provider) {
  const path = `/api/frontend/accounts/${provider}` as const
  return {
    offer: route<{ answer: FederatedOffer }>()('GET', path),
    /** The browser itself is led through these two. */
    start: route<{ query: FederatedDestination & { language: Locale }; answer: null }>()(
      'GET',
      `${path}/start`,
    ),
    callback: route<{ query: { state?: string | undefined }; answer: null }>()(
      'GET',
      `${path}/callback`,
    ),
    proof: route<{ answer: FederatedProofAnswer }>()('GET', `${path}/proof`),
    forgetProof: route<{ answer: Done }>()('DELETE', `${path}/proof`),
    link: route<{ answer: FederatedLink }>()('GET', `${path}/link`),
    linkIdentity: route<{ body: LinkForm; answer: Done }>()('POST', `${path}/link`),
    unlinkIdentity: route<{ body: UnlinkForm; answer: Done }>()('DELETE', `${path}/link`),
  }
}
