import type { Locale } from '@trivsel/content-contract/locales'
import { freeUntil } from '#core/courses/cancelling.ts'
import { amountText } from '#core/documents/amount-text.ts'
import type { PlaceNews } from '#core/places/news.server.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Bookable } from '../model/find-bookable.server.ts'
import { dateLine } from '../tickets/date-line.server.ts'
import { ticketAddress } from '../tickets/write-tickets.server.ts'
import type { Booking } from './find-booking.server.ts'

export type Course = {
  readonly course: Pick<Bookable['course'], 'link' | 'place' | 'reason' | 'refundHours' | 'title'>
  readonly dates: readonly Pick<Bookable['dates'][number], 'endsAt' | 'place' | 'startsAt'>[]
  readonly startsAt: Date
}
export type MailAbout = Pick<Booking, 'firstName' | 'language' | 'position'> & {
  readonly found: Course
  readonly place: Pick<
    Booking['place'],
    'expiresAt' | 'movedAt' | 'paymentId' | 'priceOre' | 'seats' | 'state'
  >
  readonly tickets: readonly Pick<Booking['tickets'][number], 'code' | 'holder'>[]
}

export const titleOf = ({ course }: Course, locale: Locale): string =>
  textOrOther(course.title, locale)

/** When and where, a line for each date. */
export const datesOf = ({ course, dates }: Course, locale: Locale): string =>
  m.course_mail_dates(
    { dates: dates.map((date) => dateLine(date, course, locale)).join('\n') },
    { locale },
  )

export const videoOf = ({ course }: Course, locale: Locale): string[] =>
  course.link ? [m.course_mail_video({ url: course.link }, { locale })] : []

/** The mail to somebody about what they booked. */
export function composeCoursePlaceMail(
  news: PlaceNews,
  about: MailAbout,
  portalUrl: string,
): ComposedMail {
  return composeMail(about.language, (locale) => {
    const { firstName, found } = about
    const { subject, paragraphs } = textsOf(news, about, { locale, portalUrl })
    return {
      subject: subject({ title: titleOf(found, locale) }, { locale }),
      paragraphs: [
        m.course_mail_greeting({ firstName }, { locale }),
        ...paragraphs,
        m.course_mail_link({ url: portalUrl + pagePath('myCourses', locale) }, { locale }),
        ...(isAboutMoney(about) ? [toFinances(portalUrl, locale)] : []),
      ],
    }
  })
}

/** Something was paid for it: my finances have what was paid, and what goes back. */
const isAboutMoney = ({ place }: MailAbout): boolean => place.paymentId !== null

export const toFinances = (portalUrl: string, locale: Locale): string =>
  m.course_mail_finances({ url: portalUrl + pagePath('finances', locale) }, { locale })

type Said = { readonly locale: Locale; readonly portalUrl: string }

function textsOf(news: PlaceNews, about: MailAbout, said: Said) {
  const { locale } = said
  const options = { locale }
  const { found } = about
  const title = titleOf(found, locale)
  switch (news.kind) {
    case 'booked':
      return {
        subject: m.course_mail_booked_subject,
        paragraphs: [
          m.course_mail_booked({ title, count: about.place.seats }, options),
          ...bookedFacts(about, said),
        ],
      }
    case 'promoted':
      return promoted(about, said)
    case 'waiting':
      return {
        subject: m.course_mail_waiting_subject,
        paragraphs: [
          m.course_mail_waiting({ title, position: about.position ?? 1 }, options),
          m.course_mail_waiting_next({}, options),
        ],
      }
    case 'expired':
      return {
        subject: m.course_mail_expired_subject,
        paragraphs: [m.course_mail_expired({ title }, options)],
      }
    case 'no-place':
      return {
        subject: m.course_mail_no_place_subject,
        paragraphs: [m.course_mail_no_place({ title }, options)],
      }
    case 'called-off': {
      const when = formatInstant(found.startsAt, locale)
      return {
        subject: m.course_mail_called_off_subject,
        paragraphs: [
          m.course_mail_called_off({ title, when }, options),
          ...reasonOf(found.course.reason, locale),
          ...refundText(news.refundOre, locale),
        ],
      }
    }
    case 'cancelled':
      return cancelled(news, about, said)
  }
}

function promoted(about: MailAbout, said: Said) {
  const { found, place } = about
  const options = { locale: said.locale }
  const text = m.course_mail_promoted(
    { title: titleOf(found, said.locale), count: place.seats },
    options,
  )
  if (place.state !== 'held' || place.expiresAt === null)
    return {
      subject: m.course_mail_booked_subject,
      paragraphs: [text, ...bookedFacts(about, said)],
    }
  const amount = amountText(place.priceOre, said.locale)
  const until = formatInstant(place.expiresAt, said.locale)
  return {
    subject: m.course_mail_promoted_subject,
    paragraphs: [
      text,
      m.course_mail_promoted_pay({ amount, until }, options),
      datesOf(found, said.locale),
    ],
  }
}

function cancelled(
  news: Extract<PlaceNews, { kind: 'cancelled' }>,
  { found, place }: MailAbout,
  { locale }: Said,
) {
  const isOwn = news.because === 'by-person' || news.because === 'declined'
  const text = isOwn ? m.course_mail_cancelled_own : m.course_mail_cancelled
  const keptAll = place.paymentId !== null && news.refundOre === 0
  return {
    subject: m.course_mail_cancelled_subject,
    paragraphs: [
      text({ title: titleOf(found, locale) }, { locale }),
      ...reasonOf(news.reason, locale),
      ...(keptAll ? [m.course_mail_no_refund({}, { locale })] : []),
      ...refundText(news.refundOre, locale),
    ],
  }
}

/** Dates, each ticket with its holder and its address, and what cancelling gives back. */
function bookedFacts(about: MailAbout, { locale, portalUrl }: Said): string[] {
  const { found, place } = about
  const options = { locale }
  const isMoved = place.movedAt !== null
  const free = freeUntil({ startsAt: found.startsAt, isMoved }, found.course)
  return [
    datesOf(found, locale),
    ...videoOf(found, locale),
    ...ticketLines(about.tickets, { locale, portalUrl }),
    ...(place.priceOre === 0
      ? [m.course_mail_cancel_free({}, options)]
      : [
          m.course_mail_paid({ amount: amountText(place.priceOre, locale) }, options),
          m.course_cancel_until({ until: formatInstant(free, locale) }, options),
        ]),
  ]
}

export function ticketLines(tickets: MailAbout['tickets'], { locale, portalUrl }: Said): string[] {
  if (tickets.length === 0) return []
  const lines = tickets.map(
    ({ holder, code }) => `${holder}: ${ticketAddress(portalUrl, code, locale)}`,
  )
  return [m.course_mail_tickets({ tickets: lines.join('\n') }, { locale })]
}

const reasonOf = (reason: string | null, locale: Locale): string[] =>
  reason ? [m.course_mail_reason({ reason }, { locale })] : []

export const refundText = (refundOre: number, locale: Locale): string[] =>
  refundOre > 0 ? [m.course_mail_refund({ amount: amountText(refundOre, locale) }, { locale })] : []
