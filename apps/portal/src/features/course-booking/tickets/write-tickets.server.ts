import type { Locale } from '@trivsel/content-contract/locales'
import { groupTicketCode } from '#core/courses/ticket-code.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import { createPaper } from '#core/documents/pdf/paper.server.ts'
import { styles } from '#core/documents/pdf/styles.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Bookable } from '../model/find-bookable.server.ts'
import type { StoredTicket } from '../model/tickets.server.ts'
import { dateLine } from './date-line.server.ts'

/** The page that the code opens; it is also what the code for cameras says. */
export const ticketAddress = (portalUrl: string, code: string, locale: Locale): string =>
  portalUrl + pagePath('courseTicket', locale, { code })

export type TicketsOf = {
  readonly found: Bookable
  readonly tickets: readonly Pick<StoredTicket, 'code' | 'createdAt' | 'holder'>[]
  readonly locale: Locale
  readonly portalUrl: string
}

/** Tickets of one course as a file to print. Made again it is the same file. */
export async function writeTickets({
  found,
  tickets,
  locale,
  portalUrl,
}: TicketsOf): Promise<Uint8Array<ArrayBuffer>> {
  const options = { locale }
  const { course, dates } = found
  const title = legible(textOrOther(course.title, locale))
  const name = organisationName(locale)
  const writtenOn = osloDate(tickets[0]?.createdAt ?? course.createdAt)
  const paper = createPaper({ locale, title, author: name, writtenOn })
  paper.letterhead({ name, lines: [] })
  paper.title(title)
  paper.pairs([
    ...dates.map(
      (date, index) =>
        [
          dates.length > 1
            ? m.course_ticket_date_number({ number: index + 1 }, options)
            : m.course_ticket_date({}, options),
          legible(dateLine(date, course, locale)),
        ] as const,
    ),
    ...(course.teacher
      ? [[m.course_ticket_teacher({}, options), legible(course.teacher)] as const]
      : []),
    ...(course.link ? [[m.course_ticket_video({}, options), course.link] as const] : []),
  ])
  for (const { code, holder } of tickets) {
    const shown = legible(holder)
    const alt = m.course_ticket_qr({ name: shown }, options)
    paper.heading(shown)
    paper.besideQrCode({ text: ticketAddress(portalUrl, code, locale), alt }, () => {
      paper.paragraph(m.course_ticket_show({}, options))
      paper.paragraph(groupTicketCode(code), styles.code)
    })
  }
  return paper.finish()
}
