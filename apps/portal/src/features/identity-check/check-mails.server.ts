import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** To the owner: if it was somebody else at the counter, this is how they find out. */
export function composeConfirmedMail({ portalUrl, locale }: { portalUrl: string; locale: Locale }) {
  const url = portalUrl + pagePath('profile', locale)
  return {
    subject: m.mail_national_id_confirmed_subject({}, { locale }),
    text: m.mail_national_id_confirmed_text(
      { url, organisation: organisationName(locale), signature: mailSignature(locale) },
      { locale },
    ),
  }
}
