import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { type ProviderId, providerNames } from './providers.ts'

const texts = {
  linked: [m.mail_federated_linked_subject, m.mail_federated_linked_text],
  unlinked: [m.mail_federated_unlinked_subject, m.mail_federated_unlinked_text],
} as const

/** To the owner: if it was somebody else, this is how they find out. */
export function composeFederatedMail(
  change: keyof typeof texts,
  { provider, portalUrl, locale }: { provider: ProviderId; portalUrl: string; locale: Locale },
): { subject: string; text: string } {
  const [subject, text] = texts[change]
  const named = { provider: providerNames[provider], organisation: organisationName(locale) }
  const url = portalUrl + pagePath('accountSecurity', locale)
  return {
    subject: subject(named, { locale }),
    text: text({ ...named, url, signature: mailSignature(locale) }, { locale }),
  }
}
