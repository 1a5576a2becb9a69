import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'

/** To an account whose claim lapsed. It says neither why nor to whom the number belongs. */
export function composeClaimLapsedMail(locale: Locale): { subject: string; text: string } {
  return {
    subject: m.mail_national_id_lapsed_subject({}, { locale }),
    text: m.mail_national_id_lapsed_text(
      { organisation: organisationName(locale), signature: mailSignature(locale) },
      { locale },
    ),
  }
}
