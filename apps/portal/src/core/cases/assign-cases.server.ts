import { eq } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseKind } from './case-kind.server.ts'
import { lockCases } from './lock-cases.server.ts'
import { recordAction } from './record-action.server.ts'
import { caseFile } from './tables.server.ts'
import { findTied } from './tied-cases.server.ts'

/** `seen` is the assignee that the member of staff saw. */
export type SeenCase = { readonly id: string; readonly seen: string | null }

/** `CASE_CHANGED`: the case has another assignee than the one seen. `OWN_CASE`: the actor leaves it to
 * colleagues. */
export type NotAssigned = {
  readonly id: string
  readonly code: 'CASE_NOT_FOUND' | 'CASE_CHANGED' | 'OWN_CASE'
}

/**
 * Assigns cases to the actor, or releases them, as far as possible.
 * @param change `caseKinds`: those that the actor handles
 * @returns the cases that could not be assigned or released
 */
export async function assignCases(
  database: Database,
  staff: StaffActor,
  change: { cases: readonly SeenCase[]; isMine: boolean; caseKinds: readonly CaseKind[] },
): Promise<NotAssigned[]> {
  const { cases, isMine, caseKinds } = change
  const to = isMine ? staff.userId : null
  return database.transaction(async (transaction) => {
    const caseIds = cases.map(({ id }) => id)
    const locked = await lockCases(transaction, caseIds, caseKinds)
    const tied = await findTied(transaction, caseKinds, { staffId: staff.userId, caseIds })
    const refused: NotAssigned[] = []
    for (const { id, seen } of new Map(cases.map((one) => [one.id, one])).values()) {
      const found = locked.find((one) => one.id === id)
      if (!found) refused.push({ id, code: 'CASE_NOT_FOUND' })
      else if (tied.has(id)) refused.push({ id, code: 'OWN_CASE' })
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
