import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffFactor, staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffPeople } from '../model/contract.ts'

/**
 * Current and former members of staff, and open invitations.
 * @param callerId the person who gets `isYou`
 */
export async function listStaff(database: Database, callerId: string): Promise<StaffPeople> {
  const people = await database
    .select({
      userId: user.id,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      email: user.email,
      roles: staffMember.roles,
      since: staffMember.since,
      endedAt: staffMember.endedAt,
      hasFactor: sql<boolean>`${staffFactor.confirmedAt} is not null`,
    })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .leftJoin(staffFactor, eq(staffFactor.userId, staffMember.userId))
    .orderBy(sql`${staffMember.endedAt} desc nulls first`, asc(user.lastName), asc(user.firstName))
  const invitations = await database
    .select({
      id: staffInvitation.id,
      email: staffInvitation.email,
      roles: staffInvitation.roles,
      invitedAt: staffInvitation.invitedAt,
      expiresAt: staffInvitation.expiresAt,
    })
    .from(staffInvitation)
    .where(and(isNull(staffInvitation.closedAt), gt(staffInvitation.expiresAt, sql`now()`)))
    .orderBy(desc(staffInvitation.invitedAt))
  return {
    people: people.map((person) => ({
      ...person,
      since: person.since.toISOString(),
      endedAt: person.endedAt?.toISOString() ?? null,
      isYou: person.userId === callerId,
    })),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      invitedAt: invitation.invitedAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
    })),
  }
}
