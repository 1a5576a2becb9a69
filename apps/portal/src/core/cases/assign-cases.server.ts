import { eq } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockCases } from './lock-cases.server.ts'
import { recordAction } from './record-action.server.ts'
import { caseFile } from './tables.server.ts'

/** `seen` is who had it when it was looked at. */
export type SeenCase = { readonly id: string; readonly seen: string | null }

/** `CASE_CHANGED`: somebody else has it who was not seen. `OWN_CASE`: it is one's own. */
export type NotAssigned = {
  readonly id: string
  readonly code: 'CASE_NOT_FOUND' | 'CASE_CHANGED' | 'OWN_CASE'
}

/**
 * Takes cases as one's own, or gives them back: those that can be.
 * @returns those that could not be
 */
export async function assignCases(
  database: Database,
  staff: StaffActor,
  { cases, isMine }: { cases: readonly SeenCase[]; isMine: boolean },
): Promise<NotAssigned[]> {
  const to = isMine ? staff.userId : null
  return database.transaction(async (transaction) => {
    const locked = await lockCases(
      transaction,
      cases.map(({ id }) => id),
    )
    const own = await findOwnAccounts(transaction, staff.userId)
    const refused: NotAssigned[] = []
    for (const { id, seen } of new Map(cases.map((one) => [one.id, one])).values()) {
      const found = locked.find((one) => one.id === id)
      if (!found) refused.push({ id, code: 'CASE_NOT_FOUND' })
      else if (own.has(found.userId)) refused.push({ id, code: 'OWN_CASE' })
      else if (found.assigneeId === to) continue
      else if (found.assigneeId !== seen) refused.push({ id, code: 'CASE_CHANGED' })
      else {
        await transaction.update(caseFile).set({ assigneeId: to }).where(eq(caseFile.id, id))
        await recordAction(transaction, staff, {
          action: 'case-assigned',
          subject: { kind: 'case', id },
          before: { caseAssignee: found.assigneeId },
          after: { caseAssignee: to },
        })
      }
    }
    return refused
  })
}
