import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { profileEndpoints } from './endpoints.ts'
import type { NationalIdForm, SaveProfile } from './profile-form.ts'

export const userDetailsQuery = queryOptions({
  queryKey: ['user-details'],
  queryFn: ({ signal }) => callEndpoint(profileEndpoints.details, { signal }),
})

export const saveDetails = (body: SaveProfile) => callEndpoint(profileEndpoints.save, { body })
export const saveNationalId = (body: NationalIdForm) =>
  callEndpoint(profileEndpoints.saveNationalId, { body })
export const removeNationalId = () => callEndpoint(profileEndpoints.removeNationalId)
export const revealNationalId = () => callEndpoint(profileEndpoints.revealNationalId)
