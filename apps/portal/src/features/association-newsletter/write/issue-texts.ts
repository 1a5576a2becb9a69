import { locales } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList, languageName } from '#platform/format.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { Audience, IssueLine, OpenIssue } from './contract.ts'

/** The subject in the reader's language, or in another one while it is missing. */
export function issueName({ subject }: Pick<IssueLine, 'subject'>): string {
  const written = locales.map((locale) => subject[locale]).find((text) => text !== '')
  return subject[getLocale()] || written || m.association_newsletter_untitled()
}

/** `Sendt 3. desember til 42`. */
export function stateText({ state, sentAt, recipients, waiting }: IssueLine): string {
  if (state === 'draft' || sentAt === null) return m.association_newsletter_state_draft()
  const date = formatShortDate(new Date(sentAt))
  const count = recipients ?? 0
  if (state === 'stopped') return m.association_newsletter_state_stopped({ date, count })
  if (state === 'sending' || waiting > 0) return m.association_newsletter_state_sending({ date })
  return m.association_newsletter_state_sent({ date, count })
}

/** Its mails are being created, or wait to be sent. */
export const canBeStopped = ({ state, waiting }: IssueLine): boolean =>
  state === 'sending' || (state === 'sent' && waiting > 0)

/** `12 får nyhetsbrevet: 9 medlemmer og 3 følgere.` */
export function audienceText({ members, followers }: Audience): string {
  const kinds = [
    m.association_newsletter_members({ count: members }),
    m.association_newsletter_followers({ count: followers }),
  ]
  return m.association_newsletter_audience({
    count: members + followers,
    kinds: formatList(kinds),
  })
}

/** Who reads it in which language, since an association may write in one only. */
export function languagesText({ preview }: Pick<OpenIssue, 'preview'>): string {
  const [only, ...more] = preview
  if (!only) return ''
  if (more.length === 0)
    return m.association_newsletter_one_language({ language: languageName(only.language) })
  return m.association_newsletter_languages({
    languages: formatList(
      preview.map(({ language, readers }) =>
        m.association_newsletter_in_language({ count: readers, language: languageName(language) }),
      ),
    ),
  })
}
