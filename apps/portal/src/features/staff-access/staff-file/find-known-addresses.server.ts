import { and, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { InvitationForm } from '../model/staff-access-forms.ts'
import { accessProposals, ChangedRoles } from '../people/access-proposals.ts'
import type { KnownAddress } from './compare-staff.ts'

/**
 * What is known about email addresses, in lower case.
 * @param callerId who asks: `isOwn` is about this person
 */
export async function findKnownAddresses(
  database: Database,
  callerId: string,
  emails: readonly string[],
): Promise<KnownAddress[]> {
  const own = await findOwnAccounts(database, callerId)
  const accounts = await findAccounts(database, emails)
  const invitations = await findInvitations(database, emails)
  const proposals = await findProposals(database, [
    ...emails,
    ...accounts.map(({ userId }) => userId),
  ])
  return [...new Set(emails)].map((email) => {
    const account = accounts.find((one) => one.email === email)
    const userId = account?.userId ?? ''
    const member = account?.roles ? { userId, roles: account.roles } : null
    // What was proposed for somebody who has joined meanwhile, or has left, is no longer of any use.
    const expected = member
      ? proposals.filter(({ subject }) => subject === userId)
      : [...invitations, ...proposals].filter(({ subject }) => subject === email)
    return {
      email,
      member,
      expected: expected.map(({ roles }) => roles),
      isOwn: account !== undefined && own.has(userId),
    }
  })
}

const findAccounts = (database: Database, emails: readonly string[]) =>
  database
    .select({ userId: user.id, email: user.email, roles: staffMember.roles })
    .from(user)
    .leftJoin(
      staffMember,
      and(sql`${staffMember.userId} = ${user.id}`, isNull(staffMember.endedAt)),
    )
    .where(inArray(user.email, [...emails]))

const findInvitations = (database: Database, emails: readonly string[]) =>
  database
    .select({ subject: staffInvitation.email, roles: staffInvitation.roles })
    .from(staffInvitation)
    .where(
      and(
        inArray(staffInvitation.email, [...emails]),
        isNull(staffInvitation.closedAt),
        gt(staffInvitation.expiresAt, sql`now()`),
      ),
    )

/** @param subjects addresses of invitations, and accounts whose roles would change */
async function findProposals(
  database: Database,
  subjects: readonly string[],
): Promise<{ subject: string; roles: StaffRole[] }[]> {
  const found = await database
    .select({
      kind: staffProposal.kind,
      subject: staffProposal.subject,
      payload: staffProposal.payload,
    })
    .from(staffProposal)
    .where(
      and(
        or(
          sql`${staffProposal.kind} = ${accessProposals.invitation}`,
          sql`${staffProposal.kind} = ${accessProposals.roles}`,
        ),
        inArray(staffProposal.subject, [...subjects]),
      ),
    )
  return found.flatMap(({ kind, subject, payload }) => {
    const Payload = kind === accessProposals.roles ? ChangedRoles : InvitationForm
    const { data } = Payload.safeParse(payload)
    return data ? [{ subject, roles: data.roles }] : []
  })
}
