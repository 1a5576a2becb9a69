import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { receiveTable } from '#core/table-files/receive-table.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { BookingAnnouncer } from '../model/announce-bookings.server.ts'
import { instructorTable } from './columns.ts'
import { instructorFileDescribed as described } from './endpoints.server.ts'
import { importInstructors, previewInstructors } from './import-instructors.server.ts'

/** Sports staff import a file with instructors, and see before what it would do. */
export function createInstructorFileApi({
  database,
  announcer,
  ...auth
}: AuthDependencies & { database: Database; announcer: Pick<BookingAnnouncer, 'announce'> }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.preview, async ({ context, staff }) => {
    const body = await context.get('readBody')()
    return previewInstructors(database, await receiveTable(instructorTable, body, staff.userId))
  })

  serve(described.importFile, async ({ context, staff, query: { version } }) => {
    const body = await context.get('readBody')()
    const lines = await receiveTable(instructorTable, body, staff.userId)
    const imported = await importInstructors(database, staff, { lines, version })
    announcer.announce()
    return imported
  })

  return api
}
