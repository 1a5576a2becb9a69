import type { CalendarSource } from '#core/calendar/calendar-entry.ts'
import { calendarType, writeCalendar } from '#core/calendar/write-calendar.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { refusalField } from '../model/refusals.ts'
import {
  findCalendarOwner,
  findCalendarPath,
  removeCalendar,
  renewCalendarPath,
} from './calendar-address.server.ts'
import { calendarDescribed as described } from './endpoints.server.ts'

/** A member's calendar: its secret address, and the file that is fetched from there. */
export function createCalendarApi({
  database,
  encryption,
  portalUrl,
  clock,
  calendarSources,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  portalUrl: string
  clock: Clock
  calendarSources: readonly CalendarSource[]
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.calendar, async ({ user: { userId }, query: { language } }) => ({
    path: await findCalendarPath(parts, userId, language),
  }))

  serve(described.renewCalendar, async ({ user: { userId }, body: { language } }) => ({
    path: await renewCalendarPath(parts, userId, language),
  }))

  serve(described.removeCalendar, async ({ user: { userId } }) => {
    await removeCalendar(database, userId)
    return {}
  })

  serve(described.calendarFile, async ({ params: { file: token }, query: { language } }) => {
    const userId = await findCalendarOwner(database, token)
    if (!userId) throw new Refusal('CALENDAR_NOT_FOUND', 404, { field: refusalField })
    const wanted = { userId, language, portalUrl }
    const entries = await Promise.all(calendarSources.map((find) => find(database, wanted)))
    const text = writeCalendar(entries.flat(), { language, portalUrl, now: clock() })
    return new Response(text, { headers: { 'content-type': `${calendarType}; charset=utf-8` } })
  })

  return api
}
