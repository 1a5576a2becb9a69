import type { Locale } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'

const texts = {
  linked: [m.mail_feide_linked_subject, m.mail_feide_linked_text],
  unlinked: [m.mail_feide_unlinked_subject, m.mail_feide_unlinked_text],
} as const

/** To the owner: if it was somebody else, this is how they find out. */
export function composeFeideMail(
  change: keyof typeof texts,
  { portalUrl, locale }: { portalUrl: string; locale: Locale },
): { subject: string; text: string } {
  const [subject, text] = texts[change]
  const url = portalUrl + pagePath('accountSecurity', locale)
  return { subject: subject({}, { locale }), text: text({ url }, { locale }) }
}
