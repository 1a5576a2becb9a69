import { endpoint } from '#platform/api/endpoint.ts'
import type { ActionPreview, MembershipAction, Memberships } from '../model/contract.ts'

const own = '/api/frontend/user/sports/memberships'
const timely = { timeLimit: 10_000 }

export const myMembershipEndpoints = {
  listMemberships: endpoint<{ answer: Memberships }>()('GET', own, timely),
  previewAction: endpoint<{ body: MembershipAction; answer: ActionPreview }>()(
    'POST',
    `${own}/preview`,
  ),
  actOnMembership: endpoint<{ body: MembershipAction; answer: Memberships }>()('POST', own, timely),
  cancelFreeze: endpoint<{ answer: Memberships }>()('DELETE', `${own}/freezes/:id`),
}
