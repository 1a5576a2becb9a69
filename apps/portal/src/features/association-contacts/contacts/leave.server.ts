import { and, eq, isNull } from 'drizzle-orm'
import {
  applyContactRules,
  lockAssociation,
} from '#core/associations/contacts/apply-contact-rules.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { associationContact } from '#core/associations/tables.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyOfChange } from '../model/contact-mails.server.ts'
import type { ContactParts, OwnAssociation } from './parts.server.ts'

/**
 * Somebody stops being a contact person. It is always possible, in every state and for the last one:
 * nobody is locked in.
 * @throws {Refusal} those of `requireContact`
 */
export async function leave(
  { database, portalUrl }: ContactParts,
  { userId, associationId }: OwnAssociation,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockAssociation(transaction, associationId)
    const who = { userId, associationId, today: osloDate(now) }
    await requireContact(transaction, who, { isChange: false })
    await transaction
      .update(associationContact)
      .set({ endedAt: now, endedBecause: 'left' })
      .where(
        and(
          eq(associationContact.associationId, associationId),
          eq(associationContact.userId, userId),
          isNull(associationContact.endedAt),
        ),
      )
    const actor = { kind: 'board', userId } as const
    await recordHistory(transaction, {
      associationId,
      action: 'contact-left',
      actor,
      subjectId: userId,
    })
    const change = await applyContactRules(transaction, { associationId, actor }, now)
    await notifyOfChange(transaction, { associationId, portalUrl }, change)
  })
}

/** @throws {Refusal} those of `requireContact` */
export async function showName(
  { database }: ContactParts,
  { userId, associationId, showsName }: OwnAssociation & { readonly showsName: boolean },
  now: Date,
): Promise<void> {
  const who = { userId, associationId, today: osloDate(now) }
  await requireContact(database, who, { isChange: false })
  await database
    .update(associationContact)
    .set({ showsName })
    .where(
      and(
        eq(associationContact.associationId, associationId),
        eq(associationContact.userId, userId),
        isNull(associationContact.endedAt),
      ),
    )
}
