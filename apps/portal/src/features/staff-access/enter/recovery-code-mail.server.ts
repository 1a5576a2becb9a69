import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * The notice to the owner of a used recovery code, in case somebody else used it.
 * @param left number of unused codes
 */
export function composeRecoveryCodeMail({
  portalUrl,
  locale,
  left,
}: {
  portalUrl: string
  locale: Locale
  left: number
}): { subject: string; text: string } {
  const url = portalUrl + pagePath('forgotPassword', locale)
  const codesLeft = m.staff_codes_left({ count: left }, { locale })
  return {
    subject: m.mail_recovery_code_subject({ organisation: organisationName(locale) }, { locale }),
    text: m.mail_recovery_code_text(
      { codesLeft, url, signature: mailSignature(locale) },
      { locale },
    ),
  }
}
