import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { amountText } from '#core/documents/amount-text.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Why somebody is written. Days are `2026-11-28`. */
export type MemberNotification =
  | { readonly kind: 'joined'; readonly until: string }
  | { readonly kind: 'paid'; readonly until: string; readonly feeOre: number }
  | { readonly kind: 'accepted-to-pay'; readonly feeOre: number; readonly payBefore: Date }
  | { readonly kind: 'declined'; readonly answer: string }
  | { readonly kind: 'refunded'; readonly refundOre: number; readonly reason: string }
  | { readonly kind: 'ends-soon'; readonly until: string; readonly feeOre: number }
  | { readonly kind: 'lapsed' | 'not-paid' }

type About = { readonly association: { readonly name: string; readonly slug: string } }

/** Enqueues a mail in the transaction of the change; none once the account is deleted. */
export async function notifyMember(
  transaction: Database,
  to: About & { readonly userId: string; readonly portalUrl: string | null },
  what: MemberNotification,
): Promise<void> {
  const [found] = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, to.userId))
  if (!found) return
  const mail = composeMail(found.language, (locale) =>
    composeMemberMail(what, { ...to, firstName: found.firstName }, locale),
  )
  await enqueueJob(transaction, sendMail, { to: found.email, ...mail })
}

export function composeMemberMail(
  what: MemberNotification,
  to: About & { readonly firstName: string; readonly portalUrl: string | null },
  locale: Locale,
): Letter {
  const options = { locale }
  const { name, slug } = to.association
  const { subject, paragraphs } = textsOf(what, name, locale)
  const path = `${pagePath('becomeAssociationMember', locale)}?association=${slug}`
  const hasLink = to.portalUrl !== null && what.kind !== 'declined'
  return {
    subject,
    paragraphs: [
      m.association_member_mail_greeting({ firstName: to.firstName }, options),
      ...paragraphs,
      ...(hasLink ? [m.association_member_mail_link({ url: to.portalUrl + path }, options)] : []),
    ],
  }
}

function textsOf(what: MemberNotification, name: string, locale: Locale): Letter {
  const options = { locale }
  const day = (text: string) => formatDate(noonOf(text), locale)
  switch (what.kind) {
    case 'joined':
      return {
        subject: m.association_member_mail_joined_subject({ name }, options),
        paragraphs: [m.association_member_mail_joined({ name, until: day(what.until) }, options)],
      }
    case 'paid': {
      const amount = amountText(what.feeOre, locale)
      const until = day(what.until)
      return {
        subject: m.association_member_mail_paid_subject({ name }, options),
        paragraphs: [m.association_member_mail_paid({ name, amount, until }, options)],
      }
    }
    case 'accepted-to-pay': {
      const amount = amountText(what.feeOre, locale)
      const before = day(osloDate(what.payBefore))
      return {
        subject: m.association_member_mail_accepted_subject({ name }, options),
        paragraphs: [m.association_member_mail_accepted({ name, amount, before }, options)],
      }
    }
    case 'declined':
      return {
        subject: m.association_member_mail_declined_subject({ name }, options),
        paragraphs: [
          m.association_member_mail_declined({ name }, options),
          ...(what.answer
            ? [m.association_member_mail_answer({ text: what.answer }, options)]
            : []),
        ],
      }
    case 'refunded': {
      const amount = amountText(what.refundOre, locale)
      return {
        subject: m.association_member_mail_refunded_subject({ name }, options),
        paragraphs: [
          m.association_member_mail_refunded({ name, amount }, options),
          ...(what.reason
            ? [m.association_member_mail_reason({ text: what.reason }, options)]
            : []),
        ],
      }
    }
    case 'ends-soon':
      return {
        subject: m.association_member_mail_ends_subject({ name }, options),
        paragraphs: [
          m.association_member_mail_ends({ name, until: day(what.until) }, options),
          what.feeOre > 0
            ? m.association_member_mail_ends_fee(
                { amount: amountText(what.feeOre, locale) },
                options,
              )
            : m.association_member_mail_ends_free({}, options),
        ],
      }
    case 'lapsed':
      return {
        subject: m.association_member_mail_lapsed_subject({ name }, options),
        paragraphs: [m.association_member_mail_lapsed({ name }, options)],
      }
    case 'not-paid':
      return {
        subject: m.association_member_mail_not_paid_subject({ name }, options),
        paragraphs: [m.association_member_mail_not_paid({ name }, options)],
      }
  }
}
