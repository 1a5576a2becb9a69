import type { Locale } from '@trivsel/content-contract/locales'
import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import {
  applyContactRules,
  lockAssociation,
} from '#core/associations/contacts/apply-contact-rules.server.ts'
import type { MailParts } from '#core/associations/contacts/invitation-mail.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyContacts, notifyOfChange } from '../model/contact-mails.server.ts'
import { endContacts } from '../model/end-contact.server.ts'
import type { AppointForm, WhyForm } from '../model/forms.ts'
import { inviteContact } from '../model/invite-contact.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { getAssembly, undoAssembly } from '../model/withdraw-assembly.server.ts'

export type OversightParts = MailParts & { readonly database: Database }

/**
 * Staff invite somebody whom the minutes name: the association is not locked out when nobody there
 * answers. With the address of one of their own accounts they are refused here, with another one when
 * they accept.
 * @throws {Refusal} OWN_CASE, `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_STATE`, `ALREADY_INVITED`,
 *   `TOO_MANY_INVITATIONS`
 */
export async function appoint(
  { database, ...parts }: OversightParts,
  staff: StaffActor,
  {
    associationId,
    email,
    name,
    why,
    language,
  }: AppointForm & {
    readonly associationId: string
    readonly language: Locale
  },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { name: association, state } = await lockAssociation(transaction, associationId)
    await requireOutsider(transaction, staff, associationId)
    await requireOtherAddress(transaction, staff, email)
    if (!meaningOf(state).canBeChanged) throw refuse('ASSOCIATION_STATE')
    const wanted = { associationId, association, email, name, language, invitedBy: null }
    const invitation = await inviteContact(transaction, parts, wanted, now)
    await recordHistory(transaction, {
      associationId,
      action: 'contact-appointed',
      actor: { kind: 'staff', userId: staff.userId },
      details: { invitation },
    })
    await recordAction(transaction, staff, {
      action: 'association-contact-appointed',
      subject: { kind: 'association-contacts', id: associationId },
      after: { associationContactsWhy: why },
    })
  })
}

async function requireOtherAddress(
  transaction: Database,
  staff: StaffActor,
  email: string,
): Promise<void> {
  const own = await findOwnAccounts(transaction, staff.userId)
  const accounts = await transaction
    .select({ email: user.email })
    .from(user)
    .where(inArray(user.id, [...own]))
  if (accounts.some((account) => account.email.toLowerCase() === email.toLowerCase()))
    throw ownCase()
}

/** @throws {Refusal} OWN_CASE, `ASSOCIATION_NOT_FOUND`, `CONTACT_NOT_FOUND` */
export async function removeContact(
  { database, portalUrl }: OversightParts,
  staff: StaffActor,
  {
    associationId,
    contact,
    why,
  }: WhyForm & {
    readonly associationId: string
    readonly contact: string
  },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { name: association } = await lockAssociation(transaction, associationId)
    await requireOutsider(transaction, staff, associationId)
    const wanted = { associationId, ids: [contact] }
    const [userId] = await endContacts(transaction, wanted, 'removed-by-staff', now)
    if (userId === undefined) throw refuse('CONTACT_NOT_FOUND')
    const actor = { kind: 'staff', userId: staff.userId } as const
    await recordHistory(transaction, {
      associationId,
      action: 'contact-removed',
      actor,
      subjectId: userId,
    })
    await recordAction(transaction, staff, {
      action: 'association-contact-removed',
      subject: { kind: 'association-contact', id: contact },
      after: { associationContactsWhy: why },
    })
    const about = { associationId, association, portalUrl }
    await notifyContacts(transaction, { ...about, to: [userId] }, { kind: 'removed' })
    const change = await applyContactRules(transaction, { associationId, actor }, now)
    await notifyOfChange(transaction, about, change)
  })
}

/** Also after the seven days of the board. @throws {Refusal} OWN_CASE, `ASSEMBLY_NOT_FOUND` */
export async function correctAssembly(
  { database, portalUrl }: OversightParts,
  staff: StaffActor,
  {
    associationId,
    assembly: id,
    why,
  }: WhyForm & {
    readonly associationId: string
    readonly assembly: string
  },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockAssociation(transaction, associationId)
    await requireOutsider(transaction, staff, associationId)
    const assembly = await getAssembly(transaction, { id, associationId })
    await undoAssembly(transaction, assembly, now)
    const actor = { kind: 'staff', userId: staff.userId } as const
    await recordHistory(transaction, { associationId, action: 'assembly-corrected', actor })
    await recordAction(transaction, staff, {
      action: 'association-assembly-corrected',
      subject: { kind: 'association-assembly', id },
      after: { associationContactsWhy: why, associationAssemblyDay: assembly.heldOn },
    })
    const change = await applyContactRules(transaction, { associationId, actor }, now)
    await notifyOfChange(transaction, { associationId, portalUrl }, change)
  })
}
