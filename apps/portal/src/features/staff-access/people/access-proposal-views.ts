import { rolesText } from '#core/staff-area/role-names.ts'
import { isStaffRole } from '#core/staff-area/roles.ts'
import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { accessProposals } from './access-proposals.ts'

const describeRoles = (roles = '') => rolesText(roles.split(' ').filter(isStaffRole))
const readName = ({ name }: Readonly<Record<string, string>>) => name ?? m.staff_proposal_gone()

/** Texts of the proposals that wait for a second administrator. */
export const accessProposalViews: readonly ProposalView[] = [
  {
    kind: accessProposals.invitation,
    text: ({ email = '', roles }) =>
      m.staff_proposal_invitation({ email, roles: describeRoles(roles) }),
  },
  {
    kind: accessProposals.roles,
    text: (details) =>
      m.staff_proposal_roles({
        name: readName(details),
        before: describeRoles(details.before),
        roles: describeRoles(details.roles),
      }),
  },
  {
    kind: accessProposals.factor,
    text: (details) =>
      m.staff_proposal_factor({ name: readName(details), email: details.email ?? '' }),
  },
]
