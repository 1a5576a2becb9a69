import type { Locale } from '@trivsel/content-contract/locales'

import { amountText } from '#core/documents/amount-text.ts'
import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { BookingPlace } from '../notify-member/booking-change-mail.server.ts'

type EndedBookings = {
  readonly firstName: string
  readonly language: Locale | null
  /** By their start. */
  readonly places: readonly BookingPlace[]
  /** Of all of them, in øre. */
  readonly refundOre: number
}

/** One mail with all courts that a member lost with the end of their membership. */
export function composeMembershipEndMail(
  { firstName, language, places, refundOre }: EndedBookings,
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const options = { locale }
    const lines = places.map(({ courtName, center, startsAt }) =>
      m.court_ended_line(
        { court: courtName[locale], center, start: formatInstant(startsAt, locale) },
        options,
      ),
    )
    const amount = amountText(refundOre, locale)
    const url = `${portalUrl}${pagePath('mySports', locale)}`
    return {
      subject: m.court_ended_subject({}, options),
      paragraphs: [
        m.court_mail_greeting({ firstName }, options),
        m.court_ended_text({}, options),
        lines.join('\n'),
        ...(refundOre > 0 ? [m.court_mail_cancelled_refund({ amount }, options)] : []),
        m.court_ended_after({}, options),
        m.court_mail_cancelled_link({ url }, options),
      ],
    }
  })
}
