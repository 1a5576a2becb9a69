import { calendarType, writeCalendar } from '#core/calendar/write-calendar.server.ts'
import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { ticketDescribed as described } from './endpoints.server.ts'
import { describeTicket, type FoundTicket, findTicket, standingOf } from './find-ticket.server.ts'
import { passTicket } from './pass-ticket.server.ts'
import { courseEntries } from './write-course-calendar.server.ts'
import { ticketAddress, writeTickets } from './write-tickets.server.ts'

/** Tickets by their codes, and passing them on. */
export function createTicketApi({
  database,
  clock,
  portalUrl,
  configuration,
  ...auth
}: AuthDependencies & {
  database: Database
  clock: Clock
  portalUrl: string
  configuration: SenderConfiguration
}) {
  const { api, serve } = serveEndpoints(auth)

  async function requireTicket(code: string): Promise<FoundTicket> {
    const one = await findTicket(database, { code })
    if (!one) throw refuseCourse('COURSE_TICKET_NOT_FOUND')
    return one
  }

  async function requireValid(code: string): Promise<FoundTicket> {
    const one = await requireTicket(code)
    if (standingOf(one) !== 'valid') throw refuseCourse('COURSE_TICKET_NOT_FOUND')
    return one
  }

  serve(described.read, async ({ params: { code } }) =>
    describeTicket(database, await requireTicket(code), {
      now: clock(),
      isSetUp: senderOf(configuration) !== null,
    }),
  )

  serve(described.pdf, async ({ params: { code }, query: { language: locale } }) => {
    const { ticket, found } = await requireValid(code)
    const bytes = await writeTickets({ found, tickets: [ticket], locale, portalUrl })
    return answerPdf(bytes, { fileName: 'ticket.pdf', disposition: 'attachment' })
  })

  serve(described.calendar, async ({ params: { code }, query: { language } }) => {
    const { found } = await requireValid(code)
    const url = ticketAddress(portalUrl, code, language)
    const entries = courseEntries(found, { language, url })
    const text = writeCalendar(entries, { language, portalUrl, now: clock() })
    return new Response(text, {
      headers: {
        'content-type': `${calendarType}; charset=utf-8`,
        'content-disposition': 'attachment; filename="course.ics"',
        'cache-control': 'no-store',
      },
    })
  })

  serve(described.pass, async ({ user: { userId }, params: { id }, body }) => {
    await passTicket(database, { ...body, id, userId }, clock())
    return {}
  })

  return api
}
