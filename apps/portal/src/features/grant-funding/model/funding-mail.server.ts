import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { findRecipients, type GrantAddressees } from '#core/grants/find-recipients.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

/** Why the applicant is written; never with an account number. */
export type FundingNotice =
  | { readonly kind: 'accept-reminder'; readonly day: string }
  | { readonly kind: 'lapsed'; readonly day: string }
  | { readonly kind: 'reopened'; readonly day: string; readonly reason: string }
  | { readonly kind: 'report-reminder' | 'report-overdue'; readonly day: string }
  | { readonly kind: 'report-postponed'; readonly day: string; readonly reason: string }
  | { readonly kind: 'report-returned'; readonly day: string; readonly reason: string }
  | { readonly kind: 'report-approved'; readonly amountOre: number }
  | { readonly kind: 'ended' | 'report-reopened'; readonly reason: string }
  | { readonly kind: 'paid' | 'failed' | 'returned'; readonly amountOre: number }
  | {
      readonly kind: 'claimed'
      readonly amountOre: number
      readonly day: string
      readonly reason: string
    }
  | { readonly kind: 'claim-overdue'; readonly amountOre: number; readonly day: string }
  | { readonly kind: 'claim-paid'; readonly amountOre: number }
  | { readonly kind: 'claim-cancelled'; readonly amountOre: number; readonly reason: string }

type About = Pick<GrantAddressees, 'association' | 'title' | 'reference'>

/** Mails all who are told of the application, in the transaction of what it says. */
export async function notifyApplicant(
  transaction: Database,
  { applicationId, portalUrl }: { readonly applicationId: string; readonly portalUrl: string },
  what: FundingNotice,
): Promise<void> {
  const found = await findRecipients(transaction, applicationId)
  if (!found) return
  for (const { email, firstName, language } of found.people) {
    const mail = composeMail(language, (locale) =>
      composeFundingMail(what, { ...found, firstName, portalUrl }, locale),
    )
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  }
}

export function composeFundingMail(
  what: FundingNotice,
  to: About & { readonly firstName: string; readonly portalUrl: string },
  locale: Locale,
): Letter {
  const options = { locale }
  const { association, title, reference, firstName, portalUrl } = to
  const { subject, paragraphs } = textsOf(what, title, locale)
  const path = association
    ? pagePath('grantedFunding', locale, { id: association.id })
    : pagePath('ownGrantedFunding', locale)
  return {
    subject,
    paragraphs: [
      m.grant_funding_mail_greeting({ firstName }, options),
      ...paragraphs,
      association
        ? m.grant_funding_mail_of_association(
            { association: association.name, reference: reference ?? '' },
            options,
          )
        : m.grant_funding_mail_of_person({ reference: reference ?? '' }, options),
      m.grant_funding_mail_link({ url: portalUrl + path }, options),
    ],
  }
}

function textsOf(what: FundingNotice, title: string, locale: Locale): Letter {
  const options = { locale }
  const day = 'day' in what ? formatDate(noonOf(what.day), locale) : ''
  const amount = 'amountOre' in what ? amountText(what.amountOre, locale) : ''
  const inputs = { title, day, amount }
  const reasons =
    'reason' in what ? [m.grant_funding_mail_reason({ text: what.reason }, options)] : []
  const letter = (
    subject: (inputs: { title: string }, options: { locale: Locale }) => string,
    ...texts: readonly ((
      inputs: { title: string; day: string; amount: string },
      options: { locale: Locale },
    ) => string)[]
  ): Letter => {
    const [first, ...rest] = texts.map((text) => text(inputs, options))
    return {
      subject: subject({ title }, options),
      paragraphs: [...(first === undefined ? [] : [first]), ...reasons, ...rest],
    }
  }
  switch (what.kind) {
    case 'accept-reminder':
      return letter(m.grant_funding_mail_accept_subject, m.grant_funding_mail_accept)
    case 'lapsed':
      return letter(m.grant_funding_mail_lapsed_subject, m.grant_funding_mail_lapsed)
    case 'reopened':
      return letter(m.grant_funding_mail_reopened_subject, m.grant_funding_mail_reopened)
    case 'report-reminder':
      return letter(
        m.grant_funding_mail_report_subject,
        m.grant_funding_mail_report,
        m.grant_funding_mail_report_late,
      )
    case 'report-overdue':
      return letter(
        m.grant_funding_mail_overdue_subject,
        m.grant_funding_mail_overdue,
        m.grant_funding_mail_report_late,
      )
    case 'report-postponed':
      return letter(m.grant_funding_mail_postponed_subject, m.grant_funding_mail_postponed)
    case 'report-returned':
      return letter(
        m.grant_funding_mail_report_returned_subject,
        m.grant_funding_mail_report_returned,
        m.grant_funding_mail_report_returned_next,
      )
    case 'report-approved':
      return letter(
        m.grant_funding_mail_report_approved_subject,
        m.grant_funding_mail_report_approved,
      )
    case 'report-reopened':
      return letter(
        m.grant_funding_mail_report_reopened_subject,
        m.grant_funding_mail_report_reopened,
        m.grant_funding_mail_report_reopened_next,
      )
    case 'ended':
      return letter(m.grant_funding_mail_ended_subject, m.grant_funding_mail_ended)
    case 'paid':
      return letter(m.grant_funding_mail_paid_subject, m.grant_funding_mail_paid)
    case 'failed':
      return letter(
        m.grant_funding_mail_failed_subject,
        m.grant_funding_mail_failed,
        m.grant_funding_mail_check,
      )
    case 'returned':
      return letter(
        m.grant_funding_mail_returned_subject,
        m.grant_funding_mail_returned,
        m.grant_funding_mail_check,
      )
    case 'claimed':
      return letter(
        m.grant_funding_mail_claimed_subject,
        m.grant_funding_mail_claimed,
        m.grant_funding_mail_claimed_next,
      )
    case 'claim-overdue':
      return letter(
        m.grant_funding_mail_claim_overdue_subject,
        m.grant_funding_mail_claim_overdue,
        m.grant_funding_mail_claimed_next,
      )
    case 'claim-paid':
      return letter(m.grant_funding_mail_claim_paid_subject, m.grant_funding_mail_claim_paid)
    case 'claim-cancelled':
      return letter(
        m.grant_funding_mail_claim_cancelled_subject,
        m.grant_funding_mail_claim_cancelled,
      )
  }
}
