import { proposalRefusals } from '#core/proposals/contract.ts'
import { refuseProposal } from '#core/proposals/decide-proposal.server.ts'
import { proposalKind } from '#core/proposals/proposal-kind.server.ts'
import { only } from '#platform/api/describe-endpoint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { accessProposals, ChangedRoles, NewFactor } from './access-proposals.ts'
import { findMember, setRoles } from './change-staff.server.ts'
import { addInvitation, findInvited } from './invite-staff.server.ts'
import { lockStaff } from './lock-staff.server.ts'
import { recordAction } from './record-action.server.ts'
import { InvitationForm } from './staff-access-forms.ts'

const common = {
  roles: ['admin'],
  refusals: only(proposalRefusals, 'PROPOSAL_OUTDATED'),
  lock: lockStaff,
} as const

const idsOf = (people: readonly { userId: string }[]) => people.map(({ userId }) => userId)
const outdated = () => refuseProposal('PROPOSAL_OUTDATED')

/** Nothing is mailed before it is confirmed. */
const invitations = proposalKind(InvitationForm, {
  ...common,
  kind: accessProposals.invitation,
  audits: ['staff-invited'],
  concerns: async (database, { email }) => idsOf(await findInvited(database, email)),
  describe: async (_, { email, roles }) => ({ email, roles: roles.join(' ') }),
  apply: async (transaction, confirmer, form, { proposedBy }) => {
    const change = await lockStaff(transaction, confirmer)
    const invited = await findInvited(transaction, form.email)
    if (invited.some(({ isStaff }) => isStaff)) throw outdated()
    await addInvitation(transaction, change, { ...form, invitedBy: proposedBy, isReset: false })
  },
})

const changedRoles = proposalKind(ChangedRoles, {
  ...common,
  kind: accessProposals.roles,
  audits: ['staff-roles-changed'],
  concerns: async (_, { userId }) => [userId],
  describe: async (database, { userId, before, roles }) => ({
    ...(await describePerson(database, userId)),

    before: before.join(' '),
    roles: roles.join(' '),
  }),
  apply: async (transaction, confirmer, { userId, before, roles }) => {
    const member = await findMember(transaction, userId)
    // Other roles, or none any more, than those that were seen when this was proposed.
    if (!member || member.roles.join() !== before.join()) throw outdated()
    await setRoles(transaction, confirmer, { userId, before, roles })
  },
})

/** The app is gone already; this is the link by which a new one is set up. */
const newFactors = proposalKind(NewFactor, {
  ...common,
  kind: accessProposals.factor,
  audits: ['staff-factor-link-sent'],
  concerns: async (_, { userId }) => [userId],
  describe: async (database, { userId, email }) => ({
    ...(await describePerson(database, userId)),
    email,
  }),
  apply: async (transaction, confirmer, { userId, email, locale }, { proposedBy }) => {
    const change = await lockStaff(transaction, confirmer)
    const member = await findMember(transaction, userId)
    // The second person has seen this address, and no other.
    if (!member || member.email !== email || member.hasFactor) throw outdated()
    const { roles } = member
    const link = { email, roles, locale, isReset: true, invitedBy: proposedBy }
    await addInvitation(transaction, change, link)
    await recordAction(transaction, confirmer, {
      action: 'staff-factor-link-sent',
      subject: { kind: 'staff-member', id: userId },
      after: { email },
    })
  },
})

export const accessProposalKinds = [invitations, changedRoles, newFactors]

/** Without a name where the account is gone. */
async function describePerson(database: Database, userId: string): Promise<{ name?: string }> {
  const member = await findMember(database, userId)
  return member ? { name: member.name } : {}
}
