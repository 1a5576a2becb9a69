import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import type { Letter } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

type Requests = {
  readonly firstName: string
  readonly association: { readonly id: string; readonly name: string }
  /** That no earlier mail has counted. */
  readonly count: number
  /** All that nobody has answered. */
  readonly waiting: number
  readonly portalUrl: string
}

/** It names nobody: who asks is in the register, which only those with the right to it read. */
export function composeRequestsMail(
  { firstName, association, count, waiting, portalUrl }: Requests,
  locale: Locale,
): Letter {
  const options = { locale }
  const { id, name } = association
  const url = portalUrl + pagePath('associationMembership', locale, { id })
  return {
    subject: m.association_requests_mail_subject({ name }, options),
    paragraphs: [
      m.association_member_mail_greeting({ firstName }, options),
      m.association_requests_mail_new({ count, name }, options),
      ...(waiting > count
        ? [m.association_requests_mail_waiting({ count: waiting }, options)]
        : []),
      m.association_requests_mail_link({ url }, options),
    ],
  }
}
