import { callApi } from '#platform/api-client.ts'
import { reportFailure } from '#platform/report-failure.ts'
import type { FeideOffer } from './contract.ts'

/**
 * Whether login through Feide is on: the same for everybody, so that it comes with the page and
 * nobody waits for it. A page without the answer still lets people in by password.
 */
export async function loadFeideOffer(): Promise<FeideOffer> {
  try {
    return await callApi<FeideOffer>('accounts/feide')
  } catch (error) {
    reportFailure(error)
    return { isOffered: false, isStandIn: false }
  }
}
