import { and, eq, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inquiry, inquiryCategory } from '../model/tables.server.ts'
import { lockInquiry, requireSeen } from './change-inquiry.server.ts'
import type { MoveForm } from './forms.ts'
import { mayMoveTo } from './permitted.server.ts'
import { refuseInbox } from './refuse-inbox.server.ts'

/**
 * Puts an inquiry into the category that answers it, which whoever moves it need not see. Nobody has
 * it there yet, and it is due when it was. What is confidential stays with those who answer it.
 * @throws {Refusal} `INQUIRY_NOT_FOUND`, `INQUIRY_CHANGED`; `CATEGORY_UNKNOWN`
 */
export async function moveInquiry(
  database: Database,
  staff: StaffActor,
  { id, version, category }: MoveForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockInquiry(transaction, staff, id)
    requireSeen(found, version)
    if (found.categoryId === category) return
    const there = await transaction.$count(
      inquiryCategory,
      and(eq(inquiryCategory.id, category), mayMoveTo(found.role)),
    )
    if (there === 0) throw refuseInbox('CATEGORY_UNKNOWN')
    await transaction
      .update(inquiry)
      .set({
        categoryId: category,
        subcategoryId: null,
        assigneeId: null,
        version: sql`${inquiry.version} + 1`,
      })
      .where(eq(inquiry.id, id))
    await recordAction(transaction, staff, {
      action: 'inquiry-moved',
      subject: { kind: 'inquiry', id },
      before: { inquiryCategory: found.categoryId },
      after: { inquiryCategory: category },
    })
  })
}
