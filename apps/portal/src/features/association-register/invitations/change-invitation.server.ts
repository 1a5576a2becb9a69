import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { withdrawInvitation } from '#core/associations/invitations.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { associationInvitation } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import {
  beginInviting,
  type InvitationParts,
  mailInvitations,
  mostMails,
} from '../model/invite.server.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import { associationInvitationMail } from '../model/tables.server.ts'

/** @throws {Refusal} `INVITATION_NOT_FOUND`, also when it was answered meanwhile */
export async function withdrawMemberInvitation(
  database: Database,
  caller: Caller,
  id: string,
): Promise<void> {
  const { associationId, userId, now } = caller
  await database.transaction(async (transaction) => {
    await requireRight(transaction, caller, 'members', { isChange: true })
    const wanted = { id, associationId, kind: 'member' } as const
    if (!(await withdrawInvitation(transaction, wanted, now)))
      throw refuseRegister('INVITATION_NOT_FOUND')
    await recordHistory(transaction, {
      associationId,
      action: 'invitation-withdrawn',
      actor: { kind: 'board', userId },
    })
  })
}

/** @throws {Refusal} `INVITATION_NOT_FOUND`, `INVITATION_MAILED` after three mails */
export async function sendInvitationAgain(
  { database, ...parts }: InvitationParts,
  caller: Caller,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await beginInviting(transaction, caller)
    const [found] = await transaction
      .select({ mails: associationInvitationMail.mails })
      .from(associationInvitation)
      .innerJoin(
        associationInvitationMail,
        eq(associationInvitationMail.invitationId, associationInvitation.id),
      )
      .where(
        and(
          eq(associationInvitation.id, id),
          eq(associationInvitation.associationId, caller.associationId),
          eq(associationInvitation.kind, 'member'),
          isNotNull(associationInvitation.email),
          gt(associationInvitation.expiresAt, caller.now),
        ),
      )
      .for('update')
    if (!found) throw refuseRegister('INVITATION_NOT_FOUND')
    if (found.mails >= mostMails) throw refuseRegister('INVITATION_MAILED')
    await mailInvitations(transaction, parts, [id], caller.now)
  })
}
