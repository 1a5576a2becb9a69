import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/content'
import { callApi } from '#platform/api-client.ts'
import type { FederatedLink, FederatedProofAnswer } from './contract.ts'
import type { LinkForm, UnlinkForm } from './link-forms.ts'
import type { ProviderId } from './providers.ts'

/** Where the way through a provider leads in the end. */
export type FederatedDestination = { callback?: string | undefined; purpose?: 'link' }

/** The address that leads the browser to the provider, and on from there. */
export function federatedStartAddress(
  provider: ProviderId,
  locale: Locale,
  to: FederatedDestination,
): string {
  const search = new URLSearchParams({ language: locale })
  for (const [name, value] of Object.entries(to)) if (value) search.set(name, value)
  return `/api/frontend/accounts/${provider}/start?${search}`
}

export const federatedProofQuery = (provider: ProviderId) =>
  queryOptions({
    queryKey: ['federated-proof', provider],
    queryFn: ({ signal }) =>
      callApi<FederatedProofAnswer>(`accounts/${provider}/proof`, { signal }),
  })

export const federatedLinkQuery = (provider: ProviderId) =>
  queryOptions({
    queryKey: ['federated-link', provider],
    queryFn: ({ signal }) => callApi<FederatedLink>(`accounts/${provider}/link`, { signal }),
  })

export function linkIdentity(provider: ProviderId, body: LinkForm): Promise<object> {
  return callApi(`accounts/${provider}/link`, { method: 'POST', body })
}

export function unlinkIdentity(provider: ProviderId, body: UnlinkForm): Promise<object> {
  return callApi(`accounts/${provider}/link`, { method: 'DELETE', body })
}

export function forgetProof(provider: ProviderId): Promise<object> {
  return callApi(`accounts/${provider}/proof`, { method: 'DELETE' })
}
