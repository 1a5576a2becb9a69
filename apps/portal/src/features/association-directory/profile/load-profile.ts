import { callEndpoint } from '#platform/api-client.ts'
import { orNotFound } from '#ui/or-not-found.ts'
import type { Profile } from './contract.ts'
import { profileEndpoints } from './endpoints.ts'

/** @throws not found, where there is none that everybody may see */
export const loadProfile = (slug: string): Promise<Profile> =>
  orNotFound(callEndpoint(profileEndpoints.read, { params: { slug } }))
