import { type Locale, locales } from '@trivsel/content-contract/locales'

import { formatDay, formatTime } from '#platform/time/format.ts'

export type ComposedMail = { subject: string; text: string }

/** What somebody is written in one language: a subject, and paragraphs. */
export type Letter = { subject: string; paragraphs: readonly string[] }

/** In the language of their profile; a person without one gets both, Norwegian first. */
export function composeMail(
  language: Locale | null,
  compose: (locale: Locale) => Letter,
): ComposedMail {
  const letters = (language ? [language] : locales).map(compose)
  const texts = letters.map(({ paragraphs }) => paragraphs.join('\n\n'))
  return {
    subject: letters.map(({ subject }) => subject).join(' / '),
    text: `${texts.join('\n\n---\n\n')}\n`,
  }
}

/** Between a day and a time. */
const joints = { no: 'kl.', en: 'at' } as const satisfies Record<Locale, string>

/** `tirsdag 24. november kl. 18.30`, `Tuesday 24 November at 18:30`. */
export function formatInstant(instant: Date, locale: Locale): string {
  const joint = joints[locale]
  return `${formatDay(instant, locale)} ${joint} ${formatTime(instant, locale)}`
}
