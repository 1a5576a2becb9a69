import type { Locale } from '@trivsel/content-contract/locales'

import type { PushedText } from '#core/push/push-task.server.ts'
import { m } from '#messages'
import { formatInstant, type Letter } from '#platform/mail/letter.server.ts'
import { formatTime } from '#platform/time/format.ts'
import { buildCourtAddress } from '../model/court-address.ts'
import type { WantedSlot } from '../model/rules/judge-slot-alert.ts'

/** A time that has become free. */
export type FreeCourt = WantedSlot & {
  /** The name of the court, or of the category when any court will do. */
  readonly name: Readonly<Record<Locale, string>>
  readonly centerName: string
}

const whatOf = ({ name, centerName, startsAt, endsAt }: FreeCourt, locale: Locale) => ({
  name: name[locale],
  center: centerName,
  start: formatInstant(startsAt, locale),
  end: formatTime(endsAt, locale),
})

/** The mail links to the time, and says that the first person to book gets it. */
export function composeFreeCourtMail(
  free: FreeCourt,
  { firstName, portalUrl }: { firstName: string; portalUrl: string },
  locale: Locale,
): Letter {
  const options = { locale }
  const what = whatOf(free, locale)
  return {
    subject: m.court_free_subject(what, options),
    paragraphs: [
      m.court_mail_greeting({ firstName }, options),
      m.court_free_text(what, options),
      m.court_free_first_come({}, options),
      m.court_free_link({ url: portalUrl + buildCourtAddress(free, locale) }, options),
      m.court_free_once({}, options),
    ],
  }
}

/** The same as a push message. */
export function composeFreeCourtPush(free: FreeCourt, locale: Locale): PushedText {
  const what = whatOf(free, locale)
  return {
    title: m.court_free_subject(what, { locale }),
    body: m.court_free_push(what, { locale }),
    path: buildCourtAddress(free, locale),
  }
}
