import type { Locale } from '@trivsel/content-contract/content'
import type { PushedText } from '#core/push/push-task.server.ts'
import { m } from '#messages'
import { formatInstant, type Letter } from '#platform/mail/letter.server.ts'
import { formatTime } from '#platform/time/format.ts'
import { buildCourtAddress } from '../model/court-address.ts'
import type { WantedSlot } from '../model/rules/judge-slot-alert.ts'

/** A time that can be had after all. */
export type FreeCourt = WantedSlot & {
  /** Of the court, or of the category where any will do. */
  readonly name: Readonly<Record<Locale, string>>
  readonly centerName: string
}

const whatOf = ({ name, centerName, startsAt, endsAt }: FreeCourt, locale: Locale) => ({
  name: name[locale],
  center: centerName,
  start: formatInstant(startsAt, locale),
  end: formatTime(endsAt, locale),
})

/** Where it can be booked; it may be somebody else's by then, and the letter says so. */
export function composeFreeCourtMail(
  free: FreeCourt,
  { firstName, portalUrl }: { firstName: string; portalUrl: string },
  locale: Locale,
): Letter {
  const said = { locale }
  const what = whatOf(free, locale)
  return {
    subject: m.court_free_subject(what, said),
    paragraphs: [
      m.court_mail_greeting({ firstName }, said),
      m.court_free_text(what, said),
      m.court_free_first_come({}, said),
      m.court_free_link({ url: portalUrl + buildCourtAddress(free, locale) }, said),
      m.court_free_once({}, said),
    ],
  }
}

/** The same in one line. */
export function composeFreeCourtPush(free: FreeCourt, locale: Locale): PushedText {
  const what = whatOf(free, locale)
  return {
    title: m.court_free_subject(what, { locale }),
    body: m.court_free_push(what, { locale }),
    path: buildCourtAddress(free, locale),
  }
}
