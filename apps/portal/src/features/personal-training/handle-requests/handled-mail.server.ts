import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { mailSignature } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

export function composeHandledMail({
  firstName,
  portalUrl,
  locale,
}: {
  firstName: string
  portalUrl: string
  locale: Locale
}): { subject: string; text: string } {
  const url = portalUrl + pagePath('personalTraining', locale)
  return {
    subject: m.training_request_mail_subject({}, { locale }),
    text: m.training_request_mail_text(
      { firstName, url, signature: mailSignature(locale) },
      { locale },
    ),
  }
}
