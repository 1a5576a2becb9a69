import { route } from '#platform/api/endpoint.ts'
import type { ActionPreview, MembershipAction, Memberships } from '../model/contract.ts'

const own = '/api/frontend/user/sports/memberships'
const timely = { timeLimit: 10_000 }

export const myMembershipEndpoints = {
  listMemberships: route<{ answer: Memberships }>()('GET', own, timely),
  previewAction: route<{ body: MembershipAction; answer: ActionPreview }>()(
    'POST',
    `${own}/preview`,
  ),
  actOnMembership: route<{ body: MembershipAction; answer: Memberships }>()('POST', own, timely),
  cancelFreeze: route<{ answer: Memberships }>()('DELETE', `${own}/freezes/:id`),
}
