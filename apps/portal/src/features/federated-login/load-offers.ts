import { callEndpoint } from '#platform/api-client.ts'
import { reportFailure } from '#platform/report-failure.ts'
import type { FederatedOffer } from './contract.ts'
import { federatedEndpoints } from './endpoints.ts'
import { type ProviderId, providerIds } from './providers.ts'

export type FederatedOffers = Readonly<Record<ProviderId, FederatedOffer>>

/**
 * Which logins through others are on: the same for everybody, so that it comes with the page and
 * nobody waits for it. A page without the answer still lets people in by password.
 */
export async function loadOffers(): Promise<FederatedOffers> {
  const offers = await Promise.all(providerIds.map(loadOffer))
  return Object.fromEntries(offers) as FederatedOffers
}

async function loadOffer(provider: ProviderId): Promise<[ProviderId, FederatedOffer]> {
  try {
    return [provider, await callEndpoint(federatedEndpoints(provider).offer)]
  } catch (error) {
    reportFailure(error)
    return [provider, { isOffered: false, isStandIn: false }]
  }
}
