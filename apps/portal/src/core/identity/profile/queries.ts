import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/api-client.ts'
import type { KeptNationalId, RevealedNationalId, UserDetails } from './contract.ts'
import type { NationalIdForm, SaveProfile } from './profile-form.ts'

const path = 'user/details'

export const userDetailsQuery = queryOptions({
  queryKey: ['user-details'],
  queryFn: ({ signal }) => callApi<UserDetails>(path, { signal }),
})

export function saveDetails(body: SaveProfile): Promise<UserDetails> {
  return callApi(path, { method: 'PUT', body })
}

export function keepNationalId(body: NationalIdForm): Promise<KeptNationalId> {
  return callApi(`${path}/national-id`, { method: 'PUT', body })
}

export function removeNationalId(): Promise<object> {
  return callApi(`${path}/national-id`, { method: 'DELETE' })
}

export function revealNationalId(): Promise<RevealedNationalId> {
  return callApi(`${path}/national-id/reveal`, { method: 'POST' })
}
