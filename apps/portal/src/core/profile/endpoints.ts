import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { RevealedNationalId, StoredNationalId, UserDetails } from './contract.ts'
import type { NationalIdForm, SaveProfile } from './profile-form.ts'

const path = '/api/frontend/user/details'

export const profileEndpoints = {
  details: endpoint<{ answer: UserDetails }>()('GET', path),
  save: endpoint<{ body: SaveProfile; answer: UserDetails }>()('PUT', path),
  saveNationalId: endpoint<{ body: NationalIdForm; answer: StoredNationalId }>()(
    'PUT',
    `${path}/national-id`,
  ),
  removeNationalId: endpoint<{ answer: Done }>()('DELETE', `${path}/national-id`),
  revealNationalId: endpoint<{ answer: RevealedNationalId }>()(
    'POST',
    `${path}/national-id/reveal`,
  ),
}
