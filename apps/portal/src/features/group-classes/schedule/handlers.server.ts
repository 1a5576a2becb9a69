import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { BookingAnnouncer } from '../model/announce-bookings.server.ts'
import { scheduleDescribed as described } from './endpoints.server.ts'
import { previewChange } from './preview-change.server.ts'
import { readSchedule } from './read-schedule.server.ts'
import { saveChange } from './save-change.server.ts'

/** The weekly schedule of group classes, which sports staff change. */
export function createScheduleApi({
  database,
  announcer,
  ...auth
}: AuthDependencies & { database: Database; announcer: Pick<BookingAnnouncer, 'announce'> }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, ({ query: { language } }) => readSchedule(database, { language }))

  serve(described.preview, ({ query: { language }, body: change }) =>
    previewChange(database, { change, language }),
  )

  serve(described.save, async ({ staff, body }) => {
    const saved = await saveChange(database, staff, body)
    announcer.announce()
    return saved
  })

  return api
}
