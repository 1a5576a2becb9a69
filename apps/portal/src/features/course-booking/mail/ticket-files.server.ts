import { calendarType, writeCalendar } from '#core/calendar/write-calendar.server.ts'
import { m } from '#messages'
import type { MailAttachment } from '#platform/mail/mailer.server.ts'
import { courseEntries } from '../tickets/write-course-calendar.server.ts'
import { type TicketsOf, ticketAddress, writeTickets } from '../tickets/write-tickets.server.ts'

/** Tickets to print, and the dates for a calendar. */
export async function ticketFiles(wanted: TicketsOf, now: Date): Promise<MailAttachment[]> {
  const { found, tickets, locale, portalUrl } = wanted
  const [first] = tickets
  if (!first) return []
  const url = ticketAddress(portalUrl, first.code, locale)
  const entries = courseEntries(found, { language: locale, url })
  const name = m.course_ticket_file({}, { locale })
  return [
    {
      fileName: `${name}.pdf`,
      mediaType: 'application/pdf',
      content: await writeTickets(wanted),
    },
    {
      fileName: `${name}.ics`,
      mediaType: `${calendarType}; charset=utf-8`,
      content: writeCalendar(entries, { language: locale, portalUrl, now }),
    },
  ]
}
