import { and, eq } from 'drizzle-orm'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { lockCase } from '#core/cases/lock-cases.server.ts'
import { recordAction } from '#core/cases/record-action.server.ts'
import { caseNote } from '#core/cases/tables.server.ts'
import { requireUntied } from '#core/cases/tied-cases.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listColleagues } from './colleagues.server.ts'
import type { NoteForm } from './note-form.ts'
import { canWithdrawNote } from './note-rules.ts'
import { refuseCasework } from './refuse-casework.server.ts'

type Parts = { readonly database: Database; readonly caseKinds: readonly CaseKind[] }

/**
 * The text of a note is not in the audit log.
 * @throws {Refusal} `CASE_NOT_FOUND`; `OWN_CASE`; `COLLEAGUE_NOT_FOUND`: they may not see the case
 */
export async function writeNote(
  { database, caseKinds }: Parts,
  staff: StaffActor,
  { caseId, text, notify }: NoteForm & { caseId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCase(transaction, caseId, caseKinds)
    await requireUntied(transaction, caseKinds, { staff, caseId })
    if (notify !== '') {
      const staffId = staff.userId
      const colleagues = await listColleagues(transaction, caseKinds, { staffId, caseId })
      if (!colleagues.some(({ id }) => id === notify)) throw refuseCasework('COLLEAGUE_NOT_FOUND')
    }
    const notifiedId = notify === '' ? null : notify
    await transaction.insert(caseNote).values({ caseId, authorId: staff.userId, text, notifiedId })
    await recordAction(transaction, staff, {
      action: 'case-note-written',
      subject: { kind: 'case', id: caseId },
      ...(notifiedId !== null && { after: { caseNotified: notifiedId } }),
    })
  })
}

/**
 * Deletes a note of the caller.
 * @throws {Refusal} `CASE_NOT_FOUND`; `OWN_CASE`; `NOTE_NOT_FOUND`: there is none, or somebody else wrote
 *   it; `NOTE_TOO_OLD`
 */
export async function withdrawNote(
  { database, caseKinds }: Parts,
  staff: StaffActor,
  { caseId, noteId, now }: { caseId: string; noteId: number; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCase(transaction, caseId, caseKinds)
    await requireUntied(transaction, caseKinds, { staff, caseId })
    const [note] = await transaction
      .select({ createdAt: caseNote.createdAt })
      .from(caseNote)
      .where(
        and(
          eq(caseNote.id, noteId),
          eq(caseNote.caseId, caseId),
          eq(caseNote.authorId, staff.userId),
        ),
      )
    if (!note) throw refuseCasework('NOTE_NOT_FOUND')
    if (!canWithdrawNote(note.createdAt, now)) throw refuseCasework('NOTE_TOO_OLD')
    await transaction.delete(caseNote).where(eq(caseNote.id, noteId))
    await recordAction(transaction, staff, {
      action: 'case-note-withdrawn',
      subject: { kind: 'case', id: caseId },
    })
  })
}
