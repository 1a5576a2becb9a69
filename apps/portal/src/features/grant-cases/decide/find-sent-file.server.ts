import { eq } from 'drizzle-orm'
import { type Attachment, findAttachment } from '#core/files/attachments.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { grantApplicationVersion } from '#core/grants/application/tables.server.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * A file that an application was sent with, in any of its versions; what is in a draft alone is of its
 * applicant.
 * @throws {Refusal} `FILE_NOT_FOUND`
 */
export async function findSentFile(
  database: Database,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<Attachment> {
  const versions = await database
    .select({ files: grantApplicationVersion.files })
    .from(grantApplicationVersion)
    .where(eq(grantApplicationVersion.applicationId, id))
  const wasSent = versions.some(({ files }) => files.some((one) => one.id === file))
  const found = wasSent
    ? await findAttachment(database, file, { subject: { kind: grantFileKind, id } })
    : null
  if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
  return found
}
