import type { CalendarSource } from '#core/calendar/calendar-entry.ts'
import { calendarType, writeCalendar } from '#core/calendar/write-calendar.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { BookingAnnouncer } from './announce-bookings.server.ts'
import {
  findCalendarOwner,
  findCalendarPath,
  removeCalendar,
  renewCalendarPath,
} from './calendar/calendar-address.server.ts'
import { described } from './endpoints.server.ts'
import { askForNotice, findNotices, stopNotice } from './notices/ask-for-notice.server.ts'
import { findLinkPurpose, followLink } from './notices/follow-link.server.ts'
import { findReminders, setReminders } from './notices/reminders.server.ts'
import { linkRefusals } from './refusals.ts'

/** What helps members to their classes: the calendar, what they want to be told, and mailed links. */
export function createClassMembersApi({
  database,
  encryption,
  portalUrl,
  clock,
  announcer,
  calendarSources,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  portalUrl: string
  clock: Clock
  announcer: Pick<BookingAnnouncer, 'announce'>
  calendarSources: readonly CalendarSource[]
}) {
  const { api, serve } = serveEndpoints(doors)
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
    if (!userId) throw new Refusal('CALENDAR_NOT_FOUND', 404, { field: 'errorMessage' })
    const wanted = { userId, language, portalUrl }
    const entries = await Promise.all(calendarSources.map((find) => find(database, wanted)))
    const text = writeCalendar(entries.flat(), { language, portalUrl, now: clock() })
    return new Response(text, { headers: { 'content-type': `${calendarType}; charset=utf-8` } })
  })

  serve(described.notices, ({ user: { userId } }) => findNotices(database, userId))

  serve(described.askForNotice, async ({ user: { userId }, body }) => {
    if (!(await askForNotice(database, userId, body)))
      throw new Refusal('CLASS_NOT_FOUND', 404, { field: 'errorMessage' })
    return {}
  })

  serve(described.stopNotice, async ({ user: { userId }, query }) => {
    await stopNotice(database, userId, query)
    return {}
  })

  serve(described.reminders, ({ user: { userId } }) => findReminders(database, userId))

  serve(described.setReminders, async ({ user: { userId }, body }) => {
    await setReminders(database, userId, body)
    return {}
  })

  serve(described.lookAtLink, async ({ body: { token, language } }) => {
    const found = await findLinkPurpose({ ...parts, now: clock() }, token, language)
    if (!found) throw new Refusal('LINK_NOT_VALID', 404, { field: 'errorMessage' })
    return found
  })

  serve(described.followLink, async ({ body: { token } }) => {
    const { refusal } = await followLink({ ...parts, now: clock() }, token)
    if (refusal) throw new Refusal(refusal, linkRefusals[refusal], { field: 'errorMessage' })
    announcer.announce()
    return {}
  })

  return api
}
