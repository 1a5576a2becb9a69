import { and, eq, inArray } from 'drizzle-orm'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { healthFileKinds } from '#core/health-refunds/case-kind.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { overviewDescribed as described } from './endpoints.server.ts'
import { findApplication } from './find-application.server.ts'
import { findOverview } from './find-overview.server.ts'

/** What one has applied for, and may apply for. */
export function createOverviewApi({
  database,
  encryption,
  files,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  files: FileParts
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.file, async ({ user: { userId }, params: { file } }) => {
    const [found] = await database
      .select()
      .from(attachment)
      .where(
        and(
          eq(attachment.id, file),
          eq(attachment.ownerId, userId),
          inArray(attachment.subjectKind, [...healthFileKinds]),
        ),
      )
    if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
    return sendFile(files, found, { isShown: true })
  })
  serve(described.overview, ({ user: { userId } }) =>
    findOverview(parts, userId, osloDate(clock())),
  )
  serve(described.application, ({ user: { userId }, params: { id } }) =>
    findApplication(parts, { userId, id }),
  )
  return api
}
