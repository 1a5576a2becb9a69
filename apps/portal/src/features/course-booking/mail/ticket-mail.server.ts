import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { SeenTicket } from '../model/contract.ts'
import { dateLine } from '../tickets/date-line.server.ts'
import { ticketAddress } from '../tickets/write-tickets.server.ts'
import {
  type Course,
  datesOf,
  type MailAbout,
  refundText,
  ticketLines,
  titleOf,
  toFinances,
  videoOf,
} from './course-mail.server.ts'

export type TicketAbout = {
  readonly found: Course
  readonly holder: string
  readonly code: string
  readonly standing: SeenTicket['standing']
}

/**
 * The mail to whom a ticket is for: with the ticket, or that it does not let in any more. They have no
 * account that says their language.
 */
export function composeTicketMail(
  { found, holder, code, standing }: TicketAbout,
  portalUrl: string,
): ComposedMail {
  return composeMail(null, (locale) => {
    const options = { locale }
    const title = titleOf(found, locale)
    const greeting = m.course_mail_greeting({ firstName: holder }, options)
    if (standing !== 'valid')
      return {
        subject: m.course_ticket_mail_ended_subject({ title }, options),
        paragraphs: [greeting, m.course_ticket_mail_ended({ title }, options)],
      }
    return {
      subject: m.course_ticket_mail_subject({ title }, options),
      paragraphs: [
        greeting,
        m.course_ticket_mail({ title }, options),
        datesOf(found, locale),
        m.course_ticket_mail_link({ url: ticketAddress(portalUrl, code, locale) }, options),
        ...videoOf(found, locale),
      ],
    }
  })
}

type Buyer = Pick<MailAbout, 'firstName' | 'found' | 'language'>

/** The mail to the one who booked, once a ticket is somebody else’s. */
export function composeTicketPassedMail(
  about: Buyer,
  passed: { readonly before: string; readonly holder: string; readonly code: string },
  portalUrl: string,
): ComposedMail {
  return composeMail(about.language, (locale) => {
    const options = { locale }
    const { before, holder, code } = passed
    const title = titleOf(about.found, locale)
    return {
      subject: m.course_ticket_passed_subject({ title }, options),
      paragraphs: [
        m.course_mail_greeting({ firstName: about.firstName }, options),
        m.course_ticket_passed({ title, before, holder }, options),
        m.course_ticket_mail_link({ url: ticketAddress(portalUrl, code, locale) }, options),
        toMyCourses(portalUrl, locale),
      ],
    }
  })
}

/** The mail to the one who booked, once they gave up some of their seats. */
export function composeSeatsCancelledMail(
  about: Buyer & { readonly place: Pick<MailAbout['place'], 'paymentId' | 'seats'> },
  { seats, refundOre }: { readonly seats: number; readonly refundOre: number },
  portalUrl: string,
): ComposedMail {
  return composeMail(about.language, (locale) => {
    const options = { locale }
    const title = titleOf(about.found, locale)
    const { paymentId, seats: count } = about.place
    return {
      subject: m.course_seats_cancelled_subject({ title }, options),
      paragraphs: [
        m.course_mail_greeting({ firstName: about.firstName }, options),
        m.course_seats_cancelled({ title, count: seats }, options),
        m.course_seats_left({ count }, options),
        ...(paymentId !== null && refundOre === 0 ? [m.course_mail_no_refund({}, options)] : []),
        ...refundText(refundOre, locale),
        toMyCourses(portalUrl, locale),
        ...(paymentId === null ? [] : [toFinances(portalUrl, locale)]),
      ],
    }
  })
}

/**
 * The mail before a date.
 * @param about.firstName of the one who booked, or the name on the ticket
 */
export function composeReminderMail(
  about: Buyer & { readonly tickets: MailAbout['tickets'] },
  date: Course['dates'][number],
  portalUrl: string,
): ComposedMail {
  return composeMail(about.language, (locale) => {
    const options = { locale }
    const { found, firstName, tickets } = about
    const title = titleOf(found, locale)
    return {
      subject: m.course_reminder_subject({ title }, options),
      paragraphs: [
        m.course_mail_greeting({ firstName }, options),
        m.course_reminder({ title }, options),
        m.course_mail_dates({ dates: dateLine(date, found.course, locale) }, { locale }),
        ...videoOf(found, locale),
        ...ticketLines(tickets, { locale, portalUrl }),
      ],
    }
  })
}

const toMyCourses = (portalUrl: string, locale: Locale): string =>
  m.course_mail_link({ url: portalUrl + pagePath('myCourses', locale) }, { locale })
