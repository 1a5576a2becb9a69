import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { applyContactRules } from '#core/associations/contacts/apply-contact-rules.server.ts'
import {
  type MailParts,
  mailInvitation,
} from '#core/associations/contacts/invitation-mail.server.ts'
import { addInvitation } from '#core/associations/invitations.server.ts'
import { recordHistory, systemActor } from '#core/associations/record-history.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireChosen } from '../model/find-choices.server.ts'
import { addStandardRoles, insertAssociation } from '../model/insert-association.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { correctionFields } from '../model/staff-fields.ts'
import type { Addition } from './forms.ts'

type Parts = MailParts & { readonly database: Database }

/**
 * Staff add an association that exists already. Its first contact person gets an invitation and
 * accepts it with any account: then the association is active.
 * @throws {Refusal} `OWN_CASE`: the address is that of the member of staff; `INVALID_REQUEST`
 */
export async function addByHand(
  { database, ...parts }: Parts,
  staff: StaffActor,
  { form }: Addition,
  now: Date,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const named = await transaction
      .select({ id: user.id })
      .from(user)
      .where(sql`lower(${user.email}) = ${form.contactEmail}`)
    await requireOtherPerson(
      transaction,
      staff,
      named.map(({ id }) => id),
    )
    const { name, language } = form
    const chosen = await requireChosen(transaction, form)
    const id = await insertAssociation(transaction, {
      name,
      ...chosen,
      languages: [language],
      state: 'active',
      stateReason: 'approved',
      stateChangedAt: now,
      confirmedAt: now,
    })
    await addStandardRoles(transaction, id)
    const invitationId = await addInvitation(
      transaction,
      {
        associationId: id,
        kind: 'contact',
        email: form.contactEmail,
        name: form.contactName,
        language,
        invitedBy: null,
      },
      now,
    )
    if (invitationId !== null)
      await mailInvitation(transaction, parts, {
        id: invitationId,
        email: form.contactEmail,
        language,
        association: name,
      })
    await recordHistory(transaction, {
      associationId: id,
      action: 'added',
      actor: { kind: 'staff', userId: staff.userId },
      at: now,
    })
    // Inactive until somebody answers for it.
    await applyContactRules(transaction, { associationId: id, actor: systemActor }, now)
    await recordAction(transaction, staff, {
      action: 'association-added',
      subject: { kind: 'association', id },
      after: auditedValues(correctionFields, { name, ...chosen }),
    })
    return id
  })
}
