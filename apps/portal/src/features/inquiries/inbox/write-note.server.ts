import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inquiryNote } from '../model/tables.server.ts'
import { lockInquiry } from './change-inquiry.server.ts'

/** The text of a note is not in the audit log. @throws {Refusal} `INQUIRY_NOT_FOUND` */
export async function writeNote(
  database: Database,
  staff: StaffActor,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockInquiry(transaction, staff, id)
    await transaction.insert(inquiryNote).values({ inquiryId: id, authorId: staff.userId, text })
    await recordAction(transaction, staff, {
      action: 'inquiry-note-written',
      subject: { kind: 'inquiry', id },
    })
  })
}
