import type { Locale } from '@trivsel/content-contract/content'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { amountText } from '#core/documents/amount-text.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

type Asked = { readonly amountOre: number; readonly dueOn: string }

/** What a member is written. Days are `2026-11-23`. */
export type MembershipNotification =
  | (Asked & {
      readonly kind: 'bought'
      readonly typeName: Readonly<Record<Locale, string>>
      readonly startDate: string
    })
  | (Asked & { readonly kind: 'invoiced' })
  | {
      readonly kind: 'frozen' | 'freeze-taken-back'
      readonly startDate: string
      readonly endDate: string
    }
  | { readonly kind: 'terminated'; readonly endDate: string; readonly lastInvoiceDueDate: string }
  | { readonly kind: 'termination-taken-back'; readonly endDate: string | null }
  | { readonly kind: 'disqualified' | 'requalified' }

/** Who is told, and whether staff did it for them. */
export type Recipient = {
  readonly userId: string
  readonly portalUrl: string
  readonly isByStaff?: boolean
}

/** Tells a member, in their language, in the transaction of what is told; in both where it is not known. */
export async function notifyMember(
  transaction: Database,
  { userId, portalUrl, isByStaff = false }: Recipient,
  news: MembershipNotification,
): Promise<void> {
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!to) throw new Error('whoever is to be told is gone')
  const compose = (locale: Locale) =>
    composeMembershipMail(news, { ...to, portalUrl, isByStaff }, locale)
  const mail = to.language ? compose(to.language) : inBothLanguages(compose('no'), compose('en'))
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

type Composed = { subject: string; text: string }

/** Norwegian first, English below. */
const inBothLanguages = (norwegian: Composed, english: Composed): Composed => ({
  subject: `${norwegian.subject} / ${english.subject}`,
  text: `${norwegian.text}\n\n---\n\n${english.text}`,
})

export function composeMembershipMail(
  news: MembershipNotification,
  { firstName, portalUrl, isByStaff }: { firstName: string } & Omit<Required<Recipient>, 'userId'>,
  locale: Locale,
): Composed {
  const { subject, text } = composeText(news, locale)
  const page = news.kind === 'invoiced' ? 'myFinances' : 'myMembership'
  return {
    subject,
    text: [
      m.membership_mail_greeting({ firstName }, { locale }),
      text,
      ...(isByStaff ? [m.membership_mail_by_staff({}, { locale })] : []),
      m.membership_mail_link({ url: portalUrl + pagePath(page, locale) }, { locale }),
    ].join('\n\n'),
  }
}

function composeText(news: MembershipNotification, locale: Locale): Composed {
  const said = { locale }
  const date = (day: string) => formatDate(noonOf(day), locale)
  switch (news.kind) {
    case 'bought': {
      const type = news.typeName[locale]
      const invoice = { amount: amountText(news.amountOre, locale), due: date(news.dueOn) }
      return {
        subject: m.membership_mail_bought_subject({}, said),
        text: m.membership_mail_bought_text(
          { type, start: date(news.startDate), ...invoice },
          said,
        ),
      }
    }
    case 'invoiced':
      return {
        subject: m.membership_mail_invoiced_subject({}, said),
        text: m.membership_mail_invoiced_text(
          { amount: amountText(news.amountOre, locale), due: date(news.dueOn) },
          said,
        ),
      }
    case 'frozen':
    case 'freeze-taken-back': {
      const period = { from: date(news.startDate), to: date(news.endDate) }
      return news.kind === 'frozen'
        ? {
            subject: m.membership_mail_frozen_subject({}, said),
            text: m.membership_mail_frozen_text(period, said),
          }
        : {
            subject: m.membership_mail_taken_back_subject({}, said),
            text: m.membership_mail_taken_back_text(period, said),
          }
    }
    case 'terminated':
      return {
        subject: m.membership_mail_terminated_subject({}, said),
        text: m.membership_mail_terminated_text(
          { end: date(news.endDate), due: date(news.lastInvoiceDueDate) },
          said,
        ),
      }
    case 'termination-taken-back':
      return {
        subject: m.membership_mail_continued_subject({}, said),
        text: news.endDate
          ? m.membership_mail_continued_until_text({ end: date(news.endDate) }, said)
          : m.membership_mail_continued_text({}, said),
      }
    case 'disqualified':
      return {
        subject: m.membership_mail_disqualified_subject({}, said),
        text: m.membership_mail_disqualified_text({}, said),
      }
    case 'requalified':
      return {
        subject: m.membership_mail_requalified_subject({}, said),
        text: m.membership_mail_requalified_text({}, said),
      }
  }
}
