import { type Done, route } from '#platform/api/route.ts'
import type { KeptNationalId, RevealedNationalId, UserDetails } from './contract.ts'
import type { NationalIdForm, SaveProfile } from './profile-form.ts'

const path = '/api/frontend/user/details'

export const profileRoutes = {
  details: route<{ answer: UserDetails }>()('GET', path),
  save: route<{ body: SaveProfile; answer: UserDetails }>()('PUT', path),
  keepNationalId: route<{ body: NationalIdForm; answer: KeptNationalId }>()(
    'PUT',
    `${path}/national-id`,
  ),
  removeNationalId: route<{ answer: Done }>()('DELETE', `${path}/national-id`),
  revealNationalId: route<{ answer: RevealedNationalId }>()('POST', `${path}/national-id/reveal`),
}
