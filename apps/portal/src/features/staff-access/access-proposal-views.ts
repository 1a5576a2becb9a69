import { rolesText } from '#core/staff-area/role-names.ts'
import { isStaffRole } from '#core/staff-area/roles.ts'
import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { accessProposals } from './access-proposals.ts'

const inWords = (roles = '') => rolesText(roles.split(' ').filter(isStaffRole))
const nameOf = ({ name }: Readonly<Record<string, string>>) => name ?? m.staff_proposal_gone()

/** What waits for a second administrator, in words. */
export const accessProposalViews: readonly ProposalView[] = [
  {
    kind: accessProposals.invitation,
    text: ({ email = '', roles }) => m.staff_proposal_invitation({ email, roles: inWords(roles) }),
  },
  {
    kind: accessProposals.roles,
    text: (details) =>
      m.staff_proposal_roles({
        name: nameOf(details),
        before: inWords(details.before),
        roles: inWords(details.roles),
      }),
  },
  {
    kind: accessProposals.factor,
    text: (details) =>
      m.staff_proposal_factor({ name: nameOf(details), email: details.email ?? '' }),
  },
]
