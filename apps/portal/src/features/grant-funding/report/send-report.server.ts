import { eq } from 'drizzle-orm'
import { listAttachmentsBySubject } from '#core/files/attachments.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { reportFileKind } from '#core/grants/grant-case.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { noteHistory } from '../model/note-history.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { findReportProblem } from './find-problems.ts'
import { lockReport } from './lock-report.server.ts'

/**
 * Sends the report as it was saved last. Receipts of one that was returned count, too.
 * @throws {Refusal} `GRANT_STATE`: there is no draft; `REPORT_CHANGED`, `REPORT_TEXT_MISSING`,
 *   `REPORT_LINE_UNNAMED`, `REPORT_RECEIPTS_MISSING`, and those of `lockReport`
 */
export function sendReport(
  database: Database,
  who: { readonly userId: string; readonly applicationId: string },
  { version }: { readonly version: number },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { loaded, latest, by } = await lockReport(transaction, { ...who, now })
    if (latest?.state !== 'draft') throw refuseGrant('GRANT_STATE')
    if (latest.version !== version) throw refuse('REPORT_CHANGED')
    const files = await listAttachmentsBySubject(
      transaction,
      loaded.reports.map(({ id }) => ({ kind: reportFileKind, id })),
    )
    const receipts = [...files.values()].reduce((sum, list) => sum + list.length, 0)
    const problem = findReportProblem(latest.content, receipts)
    if (problem) throw refuse(problem)
    await transaction
      .update(grantReport)
      .set({ state: 'sent', sentAt: now, version: version + 1 })
      .where(eq(grantReport.id, latest.id))
    const of = { associationId: by.associationId, reference: loaded.application.reference }
    await noteHistory(transaction, of, 'grant-report-sent', { kind: 'board', userId: who.userId })
  })
}
