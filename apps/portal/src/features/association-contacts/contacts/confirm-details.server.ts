import { eq } from 'drizzle-orm'
import {
  applyContactRules,
  lockAssociation,
  readContactFacts,
} from '#core/associations/contacts/apply-contact-rules.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyOfChange } from '../model/contact-mails.server.ts'
import type { ConfirmedDetails } from '../model/contract.ts'
import { refuse } from '../model/refuse.server.ts'
import type { ContactParts, OwnAssociation } from './parts.server.ts'

/**
 * A contact person says that what is known of the association is right. It then is active again, if
 * nothing but this was missing.
 * @throws {Refusal} those of `requireContact`; `CONFIRMATION_NOT_POSSIBLE`: not approved as yet
 */
export async function confirmDetails(
  { database, portalUrl }: ContactParts,
  { userId, associationId }: OwnAssociation,
  now: Date,
): Promise<ConfirmedDetails> {
  return database.transaction(async (transaction) => {
    const { state } = await lockAssociation(transaction, associationId)
    const who = { userId, associationId, today: osloDate(now) }
    await requireContact(transaction, who, { isChange: true })
    if (state === 'new') throw refuse('CONFIRMATION_NOT_POSSIBLE')
    await transaction
      .update(association)
      .set({ confirmedAt: now, remindedDays: null })
      .where(eq(association.id, associationId))
    const actor = { kind: 'board', userId } as const
    await recordHistory(transaction, { associationId, action: 'details-confirmed', actor })
    const change = await applyContactRules(transaction, { associationId, actor }, now)
    await notifyOfChange(transaction, { associationId, portalUrl }, change)
    const after = await readContactFacts(transaction, associationId, now)
    return { state: after.state, stateReason: after.reason, dueOn: after.dueOn }
  })
}
