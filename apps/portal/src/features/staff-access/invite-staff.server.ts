import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { invitationHours } from '#core/staff-area/rules.ts'
import { staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendInvitation } from './invitation-task.server.ts'
import { lockStaff, type StaffChange } from './lock-staff.server.ts'
import { recordAction } from './record-action.server.ts'
import type { InvitationForm } from './staff-access-forms.ts'

/**
 * Invites somebody to the staff. An open invitation of the same address is replaced.
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), ALREADY_STAFF (409)
 */
export async function inviteStaff(
  database: Database,
  actor: AuditActor,
  form: InvitationForm,
): Promise<void> {
  const email = form.email.toLowerCase()
  await database.transaction(async (transaction) => {
    const change = await lockStaff(transaction, actor)
    const invited = await transaction
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, email))
    await requireOtherPerson(
      transaction,
      actor,
      invited.map(({ id }) => id),
    )
    const [member] = await transaction
      .select({ userId: staffMember.userId })
      .from(staffMember)
      .innerJoin(user, eq(user.id, staffMember.userId))
      .where(and(eq(user.email, email), isNull(staffMember.endedAt)))
    if (member) throw staffRefusal('ALREADY_STAFF')
    await addInvitation(transaction, change, { ...form, email, isReset: false })
  })
}

/** Writes the invitation and has it mailed, in the caller's transaction. */
export async function addInvitation(
  transaction: Database,
  { actor }: StaffChange,
  { email, roles, locale, isReset }: InvitationForm & { isReset: boolean },
): Promise<void> {
  await closeOpenInvitation(transaction, email)
  const [added] = await transaction
    .insert(staffInvitation)
    .values({
      email,
      roles: [...new Set(roles)],
      locale,
      isReset,
      invitedBy: actor.kind === 'staff' ? actor.userId : null,
      expiresAt: sql`now() + make_interval(hours => ${invitationHours})`,
    })
    .returning({ id: staffInvitation.id })
  if (!added) throw new Error('An invitation was not added')
  await enqueueJob(transaction, sendInvitation, { invitationId: added.id })
  if (!isReset)
    await recordAction(transaction, actor, {
      action: 'staff-invited',
      subject: { kind: 'staff-invitation', id: added.id },
      after: { email, roles },
    })
}

export async function closeOpenInvitation(transaction: Database, email: string): Promise<void> {
  await transaction
    .update(staffInvitation)
    .set({ closedAt: sql`now()` })
    .where(and(eq(staffInvitation.email, email), isNull(staffInvitation.closedAt)))
}

/** @throws {Refusal} FORBIDDEN (403), INVITATION_NOT_FOUND (404): used or withdrawn already, too */
export async function withdrawInvitation(
  database: Database,
  actor: AuditActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockStaff(transaction, actor)
    const [withdrawn] = await transaction
      .update(staffInvitation)
      .set({ closedAt: sql`now()` })
      .where(and(eq(staffInvitation.id, id), isNull(staffInvitation.closedAt)))
      .returning()
    if (!withdrawn) throw staffRefusal('INVITATION_NOT_FOUND')
    await recordAction(transaction, actor, {
      action: 'staff-invitation-withdrawn',
      subject: { kind: 'staff-invitation', id },
      before: { email: withdrawn.email, roles: withdrawn.roles },
    })
  })
}
