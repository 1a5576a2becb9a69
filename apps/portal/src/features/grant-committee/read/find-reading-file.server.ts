import { and, eq, sql } from 'drizzle-orm'
import { type Attachment, findAttachment } from '#core/files/attachments.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { grantApplicationVersion } from '#core/grants/application/tables.server.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireMember } from '../model/committee-member.server.ts'
import { requireReadable } from './read-applications.server.ts'

/**
 * A file that some version of the application was sent with; one of a draft is not for the committee.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `GRANT_NOT_FOUND`, `ROUND_NOT_FOUND`, `CONFLICT_OF_INTEREST`,
 *   `FILE_NOT_FOUND`
 */
export async function findReadingFile(
  database: Database,
  staff: StaffActor,
  { id, file }: { readonly id: string; readonly file: string },
  now: Date,
): Promise<Attachment> {
  await requireReadable(database, await requireMember(database, staff, now), id)
  const isSent = await database.$count(
    grantApplicationVersion,
    and(
      eq(grantApplicationVersion.applicationId, id),
      sql`${grantApplicationVersion.files} @> ${JSON.stringify([{ id: file }])}::jsonb`,
    ),
  )
  const found =
    isSent > 0 && (await findAttachment(database, file, { subject: { kind: grantFileKind, id } }))
  if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
  return found
}
