import { eq } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inquiry } from '../model/tables.server.ts'
import { listAnswerers } from './answerers.server.ts'
import { lockInquiry } from './change-inquiry.server.ts'
import type { AssigneeForm } from './forms.ts'
import { refuseInbox } from './refuse-inbox.server.ts'

/**
 * Assigns an inquiry to the caller or a colleague, or removes the assignment.
 * @throws {Refusal} `INQUIRY_NOT_FOUND`; `INQUIRY_CHANGED` when the assignee has changed since it was
 *   read; `NOT_ANSWERING` when the colleague does not answer in its category
 */
export async function assignInquiry(
  database: Database,
  staff: StaffActor,
  { id, assignee, seen }: AssigneeForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockInquiry(transaction, staff, id)
    if (found.assigneeId === assignee) return
    if (found.assigneeId !== seen) throw refuseInbox('INQUIRY_CHANGED')
    if (assignee !== null && assignee !== staff.userId) {
      const answerers = await listAnswerers(transaction, found.role)
      if (!answerers.some((answerer) => answerer.id === assignee))
        throw refuseInbox('NOT_ANSWERING')
    }
    await transaction.update(inquiry).set({ assigneeId: assignee }).where(eq(inquiry.id, id))
    await recordAction(transaction, staff, {
      action: 'inquiry-assigned',
      subject: { kind: 'inquiry', id },
      before: { inquiryAssignee: found.assigneeId },
      after: { inquiryAssignee: assignee },
    })
  })
}
