import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { decideDescribed as described } from './endpoints.server.ts'
import { findSentFile } from './find-sent-file.server.ts'
import { findStaffGrant } from './find-staff-grant.server.ts'

/** What staff read of an application in its case. */
export function createDecideApi({
  database,
  files,
  clock,
  ...dependencies
}: AuthDependencies & {
  database: Database
  files: Pick<FileParts, 'store' | 'encryption' | 'log'>
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, async ({ staff, params }) => {
    const found = await findStaffGrant(database, staff, params.id, clock())
    if (!found) throw refuseCase('CASE_NOT_FOUND')
    return found
  })

  serve(described.file, async ({ staff, params }) =>
    sendFile(files, await findSentFile(database, staff, params), { isShown: true }),
  )

  return api
}
