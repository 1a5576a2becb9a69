import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { recordHistory, systemActor } from '#core/associations/record-history.server.ts'
import { associationContact } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyContacts } from './contact-mails.server.ts'
import { endContacts } from './end-contact.server.ts'
import { associationAssembly } from './tables.server.ts'

/**
 * Releases contact persons who stepped down at a general assembly, once somebody else answers for the
 * association: it is never locked out. Call it in the transaction that has locked the association.
 * @param about.assemblyId of one alone; else of all that wait
 */
export async function releaseContacts(
  transaction: Database,
  about: {
    readonly associationId: string
    readonly association: string
    readonly portalUrl: string
    readonly assemblyId?: string
  },
  now: Date,
): Promise<void> {
  const { associationId, association, portalUrl, assemblyId } = about
  const waiting = await transaction
    .select({ id: associationAssembly.id, steppingDown: associationAssembly.steppingDown })
    .from(associationAssembly)
    .where(
      and(
        eq(associationAssembly.associationId, associationId),
        assemblyId === undefined ? undefined : eq(associationAssembly.id, assemblyId),
        isNull(associationAssembly.withdrawnAt),
        isNull(associationAssembly.releasedAt),
      ),
    )
  for (const { id, steppingDown } of waiting) {
    if (steppingDown.length > 0 && !(await hasOther(transaction, associationId, steppingDown)))
      continue
    const released = await endContacts(
      transaction,
      { associationId, ids: steppingDown },
      'handed-over',
      now,
    )
    await transaction
      .update(associationAssembly)
      .set({ releasedAt: now })
      .where(eq(associationAssembly.id, id))
    if (released.length === 0) continue
    await recordHistory(transaction, {
      associationId,
      action: 'contacts-released',
      actor: systemActor,
      at: now,
    })
    const to = { associationId, association, portalUrl, to: released }
    await notifyContacts(transaction, to, { kind: 'released' })
  }
}

async function hasOther(
  database: Database,
  associationId: string,
  steppingDown: readonly string[],
): Promise<boolean> {
  const others = await database.$count(
    associationContact,
    and(
      eq(associationContact.associationId, associationId),
      isNull(associationContact.endedAt),
      notInArray(associationContact.id, [...steppingDown]),
    ),
  )
  return others > 0
}
