import { and, eq, not } from 'drizzle-orm'
import { type Attachment, findAttachment } from '#core/files/attachments.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { reportFileKind } from '#core/grants/grant-case.ts'
import { involves } from '#core/grants/involved-staff.server.ts'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * A receipt of one of the reports of a grant; null where there is none.
 * @param wanted.staffId of staff, who find none where the grant involves them; of an applicant the caller
 *   has checked who may read it
 */
export async function findReportFile(
  database: Database,
  {
    applicationId,
    fileId,
    staffId,
  }: { readonly applicationId: string; readonly fileId: string; readonly staffId?: string },
): Promise<Attachment | null> {
  const reports = await database
    .select({ id: grantReport.id })
    .from(grantReport)
    .innerJoin(grantApplication, eq(grantApplication.id, grantReport.applicationId))
    .where(
      and(
        eq(grantReport.applicationId, applicationId),
        staffId === undefined ? undefined : not(involves(ownAccounts(staffId))),
      ),
    )
  for (const { id } of reports) {
    const found = await findAttachment(database, fileId, {
      subject: { kind: reportFileKind, id },
    })
    if (found) return found
  }
  return null
}
