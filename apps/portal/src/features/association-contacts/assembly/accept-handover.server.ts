import { and, eq, inArray, isNull } from 'drizzle-orm'
import { lockAssociation } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { listContacts } from '../model/find-standing.server.ts'
import type { AcceptForm } from '../model/forms.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationHandoverItem } from '../model/tables.server.ts'
import { getAssembly } from '../model/withdraw-assembly.server.ts'

/**
 * A contact person of the new board accepts items of the hand-over. Items that were accepted before stay
 * as they are.
 * @throws {Refusal} those of `requireContact`, `ASSEMBLY_NOT_FOUND`, `HANDOVER_NOT_YOURS`
 */
export async function acceptHandover(
  database: Database,
  wanted: { readonly userId: string; readonly associationId: string; readonly assembly: string },
  { items }: AcceptForm,
  now: Date,
): Promise<void> {
  const { userId, associationId, assembly: id } = wanted
  await database.transaction(async (transaction) => {
    await lockAssociation(transaction, associationId)
    const who = { userId, associationId, today: osloDate(now) }
    await requireContact(transaction, who, { isChange: false })
    const { steppingDown } = await getAssembly(transaction, { id, associationId })
    const own = (await listContacts(transaction, associationId)).find(
      (one) => one.userId === userId,
    )
    if (own && steppingDown.includes(own.id)) throw refuse('HANDOVER_NOT_YOURS')
    const accepted = await transaction
      .update(associationHandoverItem)
      .set({ acceptedAt: now, acceptedBy: userId })
      .where(
        and(
          eq(associationHandoverItem.assemblyId, id),
          isNull(associationHandoverItem.acceptedAt),
          items === null ? undefined : inArray(associationHandoverItem.id, items),
        ),
      )
      .returning({ id: associationHandoverItem.id })
    if (accepted.length === 0) return
    await recordHistory(transaction, {
      associationId,
      action: 'handover-accepted',
      actor: { kind: 'board', userId },
    })
  })
}
