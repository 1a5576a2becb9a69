import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { readDescribed as described } from './endpoints.server.ts'
import { findReadingFile } from './find-reading-file.server.ts'
import { listReading } from './list-reading.server.ts'
import { listRounds } from './list-rounds.server.ts'
import { readApplication, readRound } from './read-applications.server.ts'

/** What the committee reads. */
export function createReadApi({
  database,
  files,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly files: Pick<FileParts, 'store' | 'encryption' | 'log'>
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.rounds, ({ staff }) => listRounds(database, staff, clock()))

  serve(described.list, ({ staff, params: { id } }) => listReading(database, staff, id, clock()))

  serve(described.round, ({ staff, params: { id } }) => readRound(database, staff, id, clock()))

  serve(described.application, ({ staff, params: { id } }) =>
    readApplication(database, staff, id, clock()),
  )

  serve(described.file, async ({ staff, params }) =>
    sendFile(files, await findReadingFile(database, staff, params, clock()), { isShown: true }),
  )

  return api
}
