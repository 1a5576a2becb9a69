import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { addInvitation, invitationDays } from '#core/associations/invitations.server.ts'
import { signId } from '#core/associations/links.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { requireChosen } from '../model/find-choices.server.ts'
import { addStandardRoles, insertAssociation } from '../model/insert-association.server.ts'
import { composeFirstContactMail } from '../model/mails.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { correctionFields } from '../model/staff-fields.ts'
import { contactPersonPath } from './contact-person-path.ts'
import type { Addition } from './forms.ts'

type Parts = {
  readonly database: Database
  readonly encryption: Pick<FieldEncryption, 'index'>
  readonly portalUrl: string
}

/**
 * Staff add an association that exists already. Whoever answers for it gets an invitation, and decides
 * with which account they accept it.
 * @throws {Refusal} `OWN_CASE`: the address is that of the member of staff; `INVALID_REQUEST`
 */
export async function addByHand(
  { database, encryption, portalUrl }: Parts,
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
    if (invitationId !== null) {
      const token = signId(encryption, 'association invitation', invitationId)
      const url = `${portalUrl}${contactPersonPath(language)}#token=${token}`
      await enqueueJob(transaction, sendMail, {
        to: form.contactEmail,
        ...composeFirstContactMail({ name, url, days: invitationDays }, language),
      })
    }
    await recordHistory(transaction, {
      associationId: id,
      action: 'added',
      actor: { kind: 'staff', userId: staff.userId },
    })
    await recordAction(transaction, staff, {
      action: 'association-added',
      subject: { kind: 'association', id },
      after: auditedValues(correctionFields, { name, ...chosen }),
    })
    return id
  })
}
