import { and, eq, not, sql } from 'drizzle-orm'
import { type Attachment, findAttachment } from '#core/files/attachments.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import { involves } from '#core/grants/involved-staff.server.ts'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * A file that an application was sent with, in any of its versions; what is in a draft alone is of its
 * applicant. Staff whom the application involves find none.
 * @throws {Refusal} `FILE_NOT_FOUND`
 */
export async function findSentFile(
  database: Database,
  { userId }: StaffActor,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<Attachment> {
  const [sent] = await database
    .select({ id: grantApplication.id })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      eq(grantApplicationVersion.applicationId, grantApplication.id),
    )
    .where(
      and(
        eq(grantApplication.id, id),
        sql`${grantApplicationVersion.files} @> ${JSON.stringify([{ id: file }])}::jsonb`,
        not(involves(ownAccounts(userId))),
      ),
    )
    .limit(1)
  const found = sent
    ? await findAttachment(database, file, { subject: { kind: grantFileKind, id } })
    : null
  if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
  return found
}
