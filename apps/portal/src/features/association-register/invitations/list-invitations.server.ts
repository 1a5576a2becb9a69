import { and, count, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { associationInvitation, associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { associationInvitationMail } from '../model/tables.server.ts'
import type { OpenInvitations } from './contract.ts'

const shown = 200

/** @throws {Refusal} of `requireRight` */
export async function listInvitations(
  database: Database,
  caller: Caller,
): Promise<OpenInvitations> {
  await requireRight(database, caller, 'members', { isChange: false })
  const isOpen = and(
    eq(associationInvitation.associationId, caller.associationId),
    eq(associationInvitation.kind, 'member'),
    isNotNull(associationInvitation.email),
    gt(associationInvitation.expiresAt, caller.now),
  )
  const [counted] = await database
    .select({ total: count() })
    .from(associationInvitation)
    .where(isOpen)
  const rows = await database
    .select({
      invitation: associationInvitation,
      type: associationRoleType,
      mails: associationInvitationMail.mails,
    })
    .from(associationInvitation)
    .leftJoin(
      associationInvitationMail,
      eq(associationInvitationMail.invitationId, associationInvitation.id),
    )
    .leftJoin(associationRoleType, eq(associationRoleType.id, associationInvitation.roleTypeId))
    .where(isOpen)
    .orderBy(desc(associationInvitation.createdAt), associationInvitation.email)
    .limit(shown)
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ invitation, type, mails }) => ({
      id: invitation.id,
      email: invitation.email ?? '',
      name: invitation.name,
      language: invitation.language,
      role: type && { typeId: type.id, kind: type.kind, name: type.name },
      invitedAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      mails: mails ?? 0,
    })),
  }
}
