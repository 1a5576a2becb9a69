import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { insertAccount } from '#core/accounts/add-account.server.ts'
import { checkNewPassword } from '#core/accounts/passwords/check-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { whoDecided } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { enrolmentMinutes } from '#core/staff-area/rules.ts'
import { staffFactor, staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OpenInvitation } from './contract.ts'
import { findInvitation, type Invitation, takeInvitation } from './invitation-token.server.ts'
import { recordAction } from './record-action.server.ts'
import type { AcceptInvitationForm } from './staff-access-forms.ts'

/** @throws {Refusal} LINK_NOT_VALID (410) */
export async function checkInvitation(database: Database, token: string): Promise<OpenInvitation> {
  const { email, roles } = await findInvitation(database, token)
  const [known] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
  return { email, roles, hasAccount: known !== undefined }
}

/**
 * Makes the account that the invitation is for, and takes it into the staff.
 * @returns the e-mail address, with which to log in
 * @throws {Refusal} LINK_NOT_VALID (410), PASSWORD_… (422), LOGIN_REQUIRED (409) when the address
 *   has an account already
 */
export async function acceptAsNewcomer(
  { database, passwords }: { database: Database; passwords: Pick<Passwords, 'hash' | 'isCommon'> },
  { token, firstName, lastName, password }: AcceptInvitationForm,
  requestId: string,
): Promise<string> {
  const { email } = await findInvitation(database, token)
  checkNewPassword(password, [email, firstName, lastName], passwords.isCommon)
  // Hashed outside the transaction: it takes long enough to hold everybody up.
  const passwordHash = await passwords.hash(password)
  await database.transaction(async (transaction) => {
    const invitation = await takeInvitation(transaction, token)
    const userId = await insertAccount(transaction, { firstName, lastName, email, passwordHash })
    if (!userId) throw staffRefusal('LOGIN_REQUIRED')
    await join(transaction, invitation, { userId, requestId })
  })
  return email
}

/**
 * Takes somebody who is logged in into the staff, or lets them set up a new second factor.
 * @throws {Refusal} LINK_NOT_VALID (410), OTHER_ACCOUNT (403), OWN_CASE (403) when it is the person
 *   who has invited them
 */
export async function acceptAsUser(
  database: Database,
  token: string,
  asker: { userId: string; requestId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const invitation = await takeInvitation(transaction, token)
    const [person] = await transaction
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, asker.userId), eq(user.email, invitation.email)))
    // The refusal undoes the use of the link: whoever it is for can still follow it.
    if (!person) throw staffRefusal('OTHER_ACCOUNT')
    const { invitedBy } = invitation
    // An account that was proven to be theirs only after they had invited it.
    if (invitedBy) await requireOtherPerson(transaction, whoDecided(invitedBy), [asker.userId])
    await join(transaction, invitation, asker)
  })
}

async function join(
  transaction: Database,
  { id, roles, invitedBy, isReset }: Invitation,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  const enrolmentUntil = sql`now() + make_interval(mins => ${enrolmentMinutes})`
  if (isReset) {
    const [member] = await transaction
      .update(staffMember)
      .set({ enrolmentUntil })
      .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
      .returning({ userId: staffMember.userId })
    if (!member) throw staffRefusal('LINK_NOT_VALID')
  } else {
    const renewed = { roles, invitedBy, endedAt: null, enrolmentUntil }
    const [joined] = await transaction
      .insert(staffMember)
      .values({ userId, ...renewed })
      .onConflictDoUpdate({
        target: staffMember.userId,
        set: { ...renewed, since: sql`now()` },
        setWhere: isNotNull(staffMember.endedAt),
      })
      .returning({ userId: staffMember.userId })
    if (!joined) throw staffRefusal('ALREADY_STAFF')
    await recordAction(
      transaction,
      { kind: 'staff', userId, roles, requestId },
      {
        action: 'staff-joined',
        subject: { kind: 'staff-member', id: userId },
        after: { roles, invitation: id },
      },
    )
  }
  // A secret that was shown and never used must not be found by who has seen it.
  await transaction
    .delete(staffFactor)
    .where(and(eq(staffFactor.userId, userId), isNull(staffFactor.confirmedAt)))
}
