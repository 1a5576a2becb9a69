import { eq } from 'drizzle-orm'
import { type Attachment, findAttachment } from '#core/files/attachments.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { reportFileKind } from '#core/grants/grant-case.ts'
import type { Database } from '#platform/database/database.server.ts'

/** A receipt of one of the reports of a grant; null where there is none. Who may read it, the caller knows. */
export async function findReportFile(
  database: Database,
  { applicationId, fileId }: { readonly applicationId: string; readonly fileId: string },
): Promise<Attachment | null> {
  const reports = await database
    .select({ id: grantReport.id })
    .from(grantReport)
    .where(eq(grantReport.applicationId, applicationId))
  for (const { id } of reports) {
    const found = await findAttachment(database, fileId, {
      subject: { kind: reportFileKind, id },
    })
    if (found) return found
  }
  return null
}
