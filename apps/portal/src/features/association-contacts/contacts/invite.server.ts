import type { Locale } from '@trivsel/content-contract/locales'
import { lockAssociation } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { mailInvitation } from '#core/associations/contacts/invitation-mail.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { sendInvitationAgain, withdrawInvitation } from '#core/associations/invitations.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { InviteForm } from '../model/forms.ts'
import { inviteContact } from '../model/invite-contact.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { ContactParts, OwnAssociation } from './parts.server.ts'

/** @throws {Refusal} those of `requireContact`, `ALREADY_INVITED`, `TOO_MANY_INVITATIONS` */
export async function invite(
  { database, ...parts }: ContactParts,
  { userId, associationId }: OwnAssociation,
  { email, name, language }: InviteForm & { readonly language: Locale },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { name: association } = await lockAssociation(transaction, associationId)
    const who = { userId, associationId, today: osloDate(now) }
    await requireContact(transaction, who, { isChange: true })
    const wanted = { associationId, association, email, name, language, invitedBy: userId }
    await inviteContact(transaction, parts, wanted, now)
    await recordHistory(transaction, {
      associationId,
      action: 'contact-invited',
      actor: { kind: 'board', userId },
    })
  })
}

/** @throws {Refusal} those of `requireContact`, `INVITATION_NOT_SENT` */
export async function sendAgain(
  { database, ...parts }: ContactParts,
  { userId, associationId, invitation }: OwnAssociation & { readonly invitation: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { name: association } = await lockAssociation(transaction, associationId)
    const who = { userId, associationId, today: osloDate(now) }
    await requireContact(transaction, who, { isChange: true })
    const wanted = { id: invitation, associationId, kind: 'contact' } as const
    const sent = await sendInvitationAgain(transaction, wanted, now)
    if (!sent) throw refuse('INVITATION_NOT_SENT')
    await mailInvitation(transaction, parts, { ...sent, id: invitation, association })
    await recordHistory(transaction, {
      associationId,
      action: 'contact-invitation-sent-again',
      actor: { kind: 'board', userId },
    })
  })
}

/** @throws {Refusal} those of `requireContact` */
export async function withdraw(
  { database }: ContactParts,
  { userId, associationId, invitation }: OwnAssociation & { readonly invitation: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireContact(transaction, who, { isChange: false })
    const wanted = { id: invitation, associationId, kind: 'contact' } as const
    if (!(await withdrawInvitation(transaction, wanted, now))) return
    await recordHistory(transaction, {
      associationId,
      action: 'contact-invitation-withdrawn',
      actor: { kind: 'board', userId },
    })
  })
}
