import { and, eq, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inquiry, inquiryCategory } from '../model/tables.server.ts'
import { lockInquiry, requireVersion } from './change-inquiry.server.ts'
import type { MoveForm } from './forms.ts'
import { canMoveTo } from './permitted.server.ts'
import { refuseInbox } from './refuse-inbox.server.ts'

/**
 * Moves an inquiry to another category, which the caller need not have access to. The assignee is removed
 * and the due time stays. A confidential inquiry can only move to a category of the same role.
 * @throws {Refusal} `INQUIRY_NOT_FOUND`, `INQUIRY_CHANGED`; `CATEGORY_UNKNOWN`
 */
export async function moveInquiry(
  database: Database,
  staff: StaffActor,
  { id, version, category }: MoveForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockInquiry(transaction, staff, id)
    requireVersion(found, version)
    if (found.categoryId === category) return
    const there = await transaction.$count(
      inquiryCategory,
      and(eq(inquiryCategory.id, category), canMoveTo(found.role)),
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
