import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
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
  const url = portalUrl + pagePath('suggestionBox', locale)
  return {
    subject: m.suggestion_box_mail_subject({}, { locale }),
    text: m.suggestion_box_mail_text({ firstName, url }, { locale }),
  }
}
