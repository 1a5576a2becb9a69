import {
  applyContactRules,
  lockAssociation,
} from '#core/associations/contacts/apply-contact-rules.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyOfChange } from '../model/contact-mails.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { canWithdraw } from '../model/rules.ts'
import { getAssembly, undoAssembly } from '../model/withdraw-assembly.server.ts'

/** @throws {Refusal} those of `requireContact`, `ASSEMBLY_NOT_FOUND`, `WITHDRAWAL_TOO_LATE` */
export async function withdrawAssembly(
  { database, portalUrl }: { database: Database; portalUrl: string },
  wanted: { readonly userId: string; readonly associationId: string; readonly assembly: string },
  now: Date,
): Promise<void> {
  const { userId, associationId, assembly: id } = wanted
  await database.transaction(async (transaction) => {
    await lockAssociation(transaction, associationId)
    const today = osloDate(now)
    await requireContact(transaction, { userId, associationId, today }, { isChange: false })
    const assembly = await getAssembly(transaction, { id, associationId })
    if (!canWithdraw(osloDate(assembly.registeredAt), today)) throw refuse('WITHDRAWAL_TOO_LATE')
    await undoAssembly(transaction, assembly, now)
    const actor = { kind: 'board', userId } as const
    await recordHistory(transaction, { associationId, action: 'assembly-withdrawn', actor })
    const change = await applyContactRules(transaction, { associationId, actor }, now)
    await notifyOfChange(transaction, { associationId, portalUrl }, change)
  })
}
