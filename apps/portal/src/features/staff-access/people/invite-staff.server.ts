import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { withdrawReplaced } from '#core/proposals/decide-proposal.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { invitationHours } from '#core/staff-area/rules.ts'
import { staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { refuseFirst } from '../first-administrator/require-first-code.server.ts'
import type { AccessChange } from '../model/contract.ts'
import { lockStaff, type StaffChange } from '../model/lock-staff.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { needsSecondPerson } from '../model/rules.ts'
import type { InvitationForm } from '../model/staff-access-forms.ts'
import { accessProposals } from './access-proposals.ts'
import { sendInvitation } from './invitation-task.server.ts'

/**
 * Invites a person to the staff, or proposes it if a second administrator must confirm it; a command on
 * the server needs no confirmation. Both replace a waiting proposal for that address, and an invitation
 * that is sent replaces an open one.
 * @param options.hasServerCode who invites has shown the code of the server, which stands for a second
 *   administrator while there has never been one
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), ALREADY_STAFF (409), FIRST_START_OVER (410)
 */
export async function inviteStaff(
  database: Database,
  actor: AuditActor,
  form: InvitationForm,
  { hasServerCode = false }: { hasServerCode?: boolean } = {},
): Promise<AccessChange> {
  return database.transaction(async (transaction) => {
    const change = await lockStaff(transaction, actor)
    if (hasServerCode && (await transaction.$count(staffMember)) > 1)
      throw refuseFirst('FIRST_START_OVER')
    return invite(transaction, change, form, hasServerCode)
  })
}

/** `inviteStaff` in the caller's transaction. */
export async function invite(
  transaction: Database,
  change: StaffChange,
  form: InvitationForm,
  hasServerCode = false,
): Promise<AccessChange> {
  const { actor } = change
  const email = form.email.toLowerCase()
  const roles = [...new Set(form.roles)]
  const payload: InvitationForm = { ...form, email, roles }
  const invited = await findInvited(transaction, email)
  await requireOtherPerson(
    transaction,
    actor,
    invited.map(({ userId }) => userId),
  )
  if (invited.some(({ isStaff }) => isStaff)) throw staffRefusal('ALREADY_STAFF')
  const proposal = { kind: accessProposals.invitation, subject: email }
  if (actor.kind === 'staff' && !hasServerCode && needsSecondPerson([], roles)) {
    await propose(transaction, actor, { ...proposal, payload, value: roles })
    return { isWaiting: true }
  }
  await withdrawReplaced(transaction, actor, proposal)
  const invitedBy = actor.kind === 'staff' ? actor.userId : null
  await addInvitation(transaction, change, { ...payload, invitedBy, isReset: false })
  return { isWaiting: false }
}

/** The account with an email address, if any, and whether it is a current member of staff. */
export function findInvited(database: Database, email: string) {
  return database
    .select({
      userId: user.id,
      isStaff: sql<boolean>`${staffMember.userId} is not null and ${staffMember.endedAt} is null`,
    })
    .from(user)
    .leftJoin(staffMember, eq(staffMember.userId, user.id))
    .where(eq(user.email, email))
}

/** Inserts the invitation and enqueues its email, in the caller's transaction. */
export async function addInvitation(
  transaction: Database,
  { actor }: StaffChange,
  invitation: InvitationForm & { isReset: boolean; invitedBy: string | null },
): Promise<void> {
  const { email, roles, isReset } = invitation
  await closeOpenInvitation(transaction, email)
  const [added] = await transaction
    .insert(staffInvitation)
    .values({
      ...invitation,
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

/** @throws {Refusal} FORBIDDEN (403), INVITATION_NOT_FOUND (404), also when it is used or withdrawn */
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
