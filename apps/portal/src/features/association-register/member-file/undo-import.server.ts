import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { associationInvitation } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import { associationInvitationMail, associationMemberImport } from '../model/tables.server.ts'

/**
 * Takes back every open invitation of a file. A person who has accepted stays a member.
 * @throws {Refusal} `IMPORT_NOT_FOUND`, `IMPORT_UNDONE`; of `requireRight`
 */
export async function undoImport(
  database: Database,
  caller: Caller,
  importId: string,
): Promise<{ withdrawn: number }> {
  const { associationId, userId, now } = caller
  return database.transaction(async (transaction) => {
    await requireRight(transaction, caller, 'members', { isChange: true })
    const isThis = and(
      eq(associationMemberImport.id, importId),
      eq(associationMemberImport.associationId, associationId),
    )
    const [made] = await transaction
      .select()
      .from(associationMemberImport)
      .where(isThis)
      .for('update')
    if (!made) throw refuseRegister('IMPORT_NOT_FOUND')
    if (made.undoneAt !== null) throw refuseRegister('IMPORT_UNDONE')
    const ofImport = transaction
      .select({ id: associationInvitationMail.invitationId })
      .from(associationInvitationMail)
      .where(eq(associationInvitationMail.importId, importId))
    const withdrawn = await transaction
      .update(associationInvitation)
      .set({ email: null, name: null, withdrawnAt: now })
      .where(
        and(inArray(associationInvitation.id, ofImport), isNotNull(associationInvitation.email)),
      )
      .returning({ id: associationInvitation.id })
    await transaction.update(associationMemberImport).set({ undoneAt: now }).where(isThis)
    await recordHistory(transaction, {
      associationId,
      action: 'import-undone',
      actor: { kind: 'board', userId },
      details: { count: String(withdrawn.length) },
    })
    return { withdrawn: withdrawn.length }
  })
}
