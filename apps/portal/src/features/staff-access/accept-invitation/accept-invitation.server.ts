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
import type { OpenInvitation } from '../model/contract.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { AcceptInvitationForm } from '../model/staff-access-forms.ts'
import { consumeInvitation, findInvitation, type Invitation } from './invitation-token.server.ts'

/** @throws {Refusal} LINK_NOT_VALID (410) */
export async function checkInvitation(database: Database, token: string): Promise<OpenInvitation> {
  const { email, roles } = await findInvitation(database, token)
  const [account] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
  return { email, roles, hasAccount: account !== undefined }
}

/**
 * Creates the account of an invited person and makes it a member of staff.
 * @returns the email address, with which to log in
 * @throws {Refusal} LINK_NOT_VALID (410), PASSWORD_… (422), LOGIN_REQUIRED (409) when an account
 *   with the address exists
 */
export async function acceptInvitation(
  { database, passwords }: { database: Database; passwords: Pick<Passwords, 'hash' | 'isCommon'> },
  { token, firstName, lastName, password }: AcceptInvitationForm,
  requestId: string,
): Promise<string> {
  const { email } = await findInvitation(database, token)
  checkNewPassword(password, [email, firstName, lastName], passwords.isCommon)
  // Hashed outside the transaction, because it takes long enough to block other transactions.
  const passwordHash = await passwords.hash(password)
  await database.transaction(async (transaction) => {
    const invitation = await consumeInvitation(transaction, token)
    const userId = await insertAccount(transaction, { firstName, lastName, email, passwordHash })
    if (!userId) throw staffRefusal('LOGIN_REQUIRED')
    await addToStaff(transaction, invitation, { userId, requestId })
  })
  return email
}

/**
 * Makes the logged-in person a member of staff, or allows them to set up a new second factor.
 * @throws {Refusal} LINK_NOT_VALID (410), OTHER_ACCOUNT (403), OWN_CASE (403) when the person sent
 *   the invitation
 */
export async function joinStaff(
  database: Database,
  token: string,
  caller: { userId: string; requestId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const invitation = await consumeInvitation(transaction, token)
    const [person] = await transaction
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, caller.userId), eq(user.email, invitation.email)))
    // The refusal rolls the transaction back, so that the invited person can still use the link.
    if (!person) throw staffRefusal('OTHER_ACCOUNT')
    const { invitedBy } = invitation
    // The account may have been proven to be the inviter's own after the invitation was sent.
    if (invitedBy) await requireOtherPerson(transaction, whoDecided(invitedBy), [caller.userId])
    await addToStaff(transaction, invitation, caller)
  })
}

async function addToStaff(
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
    const membership = { roles, invitedBy, endedAt: null, enrolmentUntil }
    const [joined] = await transaction
      .insert(staffMember)
      .values({ userId, ...membership })
      .onConflictDoUpdate({
        target: staffMember.userId,
        set: { ...membership, since: sql`now()` },
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
  // A secret that was shown but never confirmed may be known to somebody else.
  await transaction
    .delete(staffFactor)
    .where(and(eq(staffFactor.userId, userId), isNull(staffFactor.confirmedAt)))
}
