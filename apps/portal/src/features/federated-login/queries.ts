import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'

import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { type FederatedDestination, federatedEndpoints } from './endpoints.ts'
import type { LinkForm, UnlinkForm } from './link-forms.ts'
import type { ProviderId } from './providers.ts'

/** The address that leads the browser to the provider, and on from there. */
export function federatedStartAddress(
  provider: ProviderId,
  language: Locale,
  { callback, purpose }: FederatedDestination,
): string {
  return endpointAddress(federatedEndpoints(provider).start, {
    query: { language, callback: callback || undefined, purpose },
  })
}

export const federatedProofQuery = (provider: ProviderId) =>
  queryOptions({
    queryKey: ['federated-proof', provider],
    queryFn: ({ signal }) => callEndpoint(federatedEndpoints(provider).proof, { signal }),
  })

export const federatedLinkQuery = (provider: ProviderId) =>
  queryOptions({
    queryKey: ['federated-link', provider],
    queryFn: ({ signal }) => callEndpoint(federatedEndpoints(provider).link, { signal }),
  })

export const linkIdentity = (provider: ProviderId, body: LinkForm) =>
  callEndpoint(federatedEndpoints(provider).linkIdentity, { body })
export const unlinkIdentity = (provider: ProviderId, body: UnlinkForm) =>
  callEndpoint(federatedEndpoints(provider).unlinkIdentity, { body })
export const forgetProof = (provider: ProviderId) =>
  callEndpoint(federatedEndpoints(provider).forgetProof)
