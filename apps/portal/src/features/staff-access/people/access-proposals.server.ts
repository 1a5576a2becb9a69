import { proposalRefusals } from '#core/proposals/contract.ts'
import { refuseProposal } from '#core/proposals/decide-proposal.server.ts'
import { proposalKind } from '#core/proposals/proposal-kind.server.ts'
import { only } from '#platform/api/describe-endpoint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockStaff } from '../model/lock-staff.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { InvitationForm } from '../model/staff-access-forms.ts'
import { accessProposals, ChangedRoles, NewFactor } from './access-proposals.ts'
import { findMember, setRoles } from './change-staff.server.ts'
import { addInvitation, findInvited } from './invite-staff.server.ts'

const common = {
  roles: ['admin'],
  refusals: only(proposalRefusals, 'PROPOSAL_OUTDATED'),
  lock: lockStaff,
} as const

const toUserIds = (people: readonly { userId: string }[]) => people.map(({ userId }) => userId)
const refuseOutdated = () => refuseProposal('PROPOSAL_OUTDATED')

/** The invitation is mailed only after it is confirmed. */
const invitations = proposalKind(InvitationForm, {
  ...common,
  kind: accessProposals.invitation,
  audits: ['staff-invited'],
  concerns: async (database, { email }) => toUserIds(await findInvited(database, email)),
  describe: async (_, { email, roles }) => ({ email, roles: roles.join(' ') }),
  apply: async (transaction, confirmer, form, { proposedBy }) => {
    const change = await lockStaff(transaction, confirmer)
    const invited = await findInvited(transaction, form.email)
    if (invited.some(({ isStaff }) => isStaff)) throw refuseOutdated()
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
    // The roles have changed since the proposal, or the person has left the staff.
    if (!member || member.roles.join() !== before.join()) throw refuseOutdated()
    await setRoles(transaction, confirmer, { userId, before, roles })
  },
})

/** The link to set up a new authenticator app. The old one has been removed already. */
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
    // The second administrator has seen this address, so the link goes to no other.
    if (!member || member.email !== email || member.hasFactor) throw refuseOutdated()
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

/** Without a name when the account no longer exists. */
async function describePerson(database: Database, userId: string): Promise<{ name?: string }> {
  const member = await findMember(database, userId)
  return member ? { name: member.name } : {}
}
