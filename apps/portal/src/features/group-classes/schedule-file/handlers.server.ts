import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { receiveTable } from '#core/table-files/receive-table.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { BookingAnnouncer } from '../model/announce-bookings.server.ts'
import { scheduleTable } from './columns.ts'
import { scheduleFileDescribed as described } from './endpoints.server.ts'
import { importSchedule, previewImport } from './import-schedule.server.ts'
import { listImports, undoImport } from './undo-import.server.ts'

/** Sports staff import a file with the weekly schedule, and see before what it would do. */
export function createScheduleFileApi({
  database,
  announcer,
  ...auth
}: AuthDependencies & { database: Database; announcer: Pick<BookingAnnouncer, 'announce'> }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.preview, async ({ context, staff, query: { language } }) => {
    const body = await context.get('readBody')()
    const lines = await receiveTable(scheduleTable, body, staff.userId)
    return previewImport(database, { lines, language })
  })

  serve(described.importFile, async ({ context, staff, query: { version } }) => {
    const body = await context.get('readBody')()
    const lines = await receiveTable(scheduleTable, body, staff.userId)
    const imported = await importSchedule(database, staff, { lines, version })
    announcer.announce()
    return imported
  })

  serve(described.listImports, () => listImports(database))

  serve(described.undo, async ({ staff, params: { id } }) => {
    const undone = await undoImport(database, staff, id)
    announcer.announce()
    return undone
  })

  return api
}
