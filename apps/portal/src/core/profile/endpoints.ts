import { type Done, route } from '#platform/api/endpoint.ts'
import type { RevealedNationalId, StoredNationalId, UserDetails } from './contract.ts'
import type { NationalIdForm, SaveProfile } from './profile-form.ts'

const path = '/api/frontend/user/details'

export const profileEndpoints = {
  details: route<{ answer: UserDetails }>()('GET', path),
  save: route<{ body: SaveProfile; answer: UserDetails }>()('PUT', path),
  saveNationalId: route<{ body: NationalIdForm; answer: StoredNationalId }>()(
    'PUT',
    `${path}/national-id`,
  ),
  removeNationalId: route<{ answer: Done }>()('DELETE', `${path}/national-id`),
  revealNationalId: route<{ answer: RevealedNationalId }>()('POST', `${path}/national-id/reveal`),
}
