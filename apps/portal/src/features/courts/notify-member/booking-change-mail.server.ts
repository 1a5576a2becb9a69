import type { Locale } from '@trivsel/content-contract/locales'

import { amountText } from '#core/documents/amount-text.ts'
import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { BookingChange } from './booking-change.ts'

export type BookingPlace = {
  readonly courtName: Readonly<Record<Locale, string>>
  readonly center: string
  readonly startsAt: Date
}

type About = {
  readonly firstName: string
  readonly language: Locale | null
  /** Where the booking is, or was. */
  readonly place: BookingPlace
  /** Where it was before it was moved. */
  readonly from: BookingPlace | null
  readonly change: BookingChange
}

const refundTexts = {
  cancelled: {
    subject: m.court_staff_mail_cancelled_subject,
    text: m.court_staff_mail_cancelled_text,
  },
  'part-refunded': {
    subject: m.court_staff_mail_part_subject,
    text: m.court_staff_mail_part_text,
  },
  'given-back': {
    subject: m.court_staff_mail_refunded_subject,
    text: m.court_staff_mail_refunded_text,
  },
} as const

/** The mail to a member whose court was moved or cancelled by staff. */
export function composeBookingChangeMail(
  { firstName, language, place, from, change }: About,
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const options = { locale }
    const url = `${portalUrl}${pagePath('mySports', locale)}`
    const what = textOf(place, locale)
    const opening = m.court_mail_greeting({ firstName }, options)
    if (change.kind === 'moved')
      return {
        subject: m.court_staff_mail_moved_subject({}, options),
        paragraphs: [
          opening,
          m.court_staff_mail_moved_text(
            { from: from ? textOf(from, locale) : '', to: what },
            options,
          ),
          m.court_staff_mail_moved_price({}, options),
          m.court_staff_mail_link({ url }, options),
        ],
      }
    const { refundOre, reason } = change
    const amount = amountText(refundOre, locale)
    return {
      subject: refundTexts[change.kind].subject({}, options),
      paragraphs: [
        opening,
        refundTexts[change.kind].text({ what }, options),
        ...(reason ? [m.court_staff_mail_reason({ reason }, options)] : []),
        refundOre > 0
          ? m.court_staff_mail_refund({ amount }, options)
          : m.court_staff_mail_no_refund({}, options),
        m.court_staff_mail_link({ url }, options),
      ],
    }
  })
}

/** `Bane 1, Blindern, tirsdag 24. november kl. 18.30` */
const textOf = ({ courtName, center, startsAt }: BookingPlace, locale: Locale) =>
  `${courtName[locale]}, ${center}, ${formatInstant(startsAt, locale)}`
