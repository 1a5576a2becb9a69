import { type Locale, locales } from '@trivsel/content-contract/locales'

import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { amountText } from '#core/documents/amount-text.ts'
import { totalOf } from '#core/invoices/lines.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import type { CreditPreview } from './contract.ts'

type AmountDue = { readonly amountOre: number; readonly dueOn: string }

/** The reason for a mail to a member. Days are `2026-11-23`. */
export type MembershipNotification =
  | (AmountDue & {
      readonly kind: 'bought'
      readonly typeName: Localized
      readonly startDate: string
    })
  | (AmountDue & { readonly kind: 'invoiced' })
  | {
      readonly kind: 'frozen'
      readonly startDate: string
      readonly endDate: string
      readonly credit: CreditPreview | null
    }
  | { readonly kind: 'freeze-taken-back'; readonly startDate: string; readonly endDate: string }
  | {
      readonly kind: 'ended-early' | 'withdrawn'
      readonly endDate: string
      readonly credit: CreditPreview | null
    }
  | { readonly kind: 'terminated'; readonly endDate: string; readonly lastInvoiceDueDate: string }
  | { readonly kind: 'termination-taken-back'; readonly endDate: string | null }
  | {
      readonly kind: 'credited'
      readonly invoiceNumber: string
      readonly amountOre: number
      /** What is to be paid of the invoice now; below 0 it is owed to the member. */
      readonly openOre: number
    }
  | {
      readonly kind: 'replaced'
      readonly invoiceNumber: string
      readonly newNumber: string
      readonly amountOre: number
      /** What is to be paid of the new invoice; below 0 what is owed of the old one. */
      readonly restOre: number
    }
  | {
      /** Failed, or sent back by the bank: another account is needed. */
      readonly kind: 'payout-paid' | 'payout-failed'
      readonly invoiceNumber: string
      readonly amountOre: number
    }
  | { readonly kind: 'disqualified' | 'requalified' }

/** The member, and whether staff made the change for them. */
export type Recipient = {
  readonly userId: string
  readonly portalUrl: string
  readonly isByStaff?: boolean
}

/** Queues a mail in the transaction of the change, in the member’s language; in all languages if it is unknown. */
export async function notifyMember(
  transaction: Database,
  { userId, portalUrl, isByStaff = false }: Recipient,
  notification: MembershipNotification,
): Promise<void> {
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!to) throw new Error('the member to notify has no account')
  const compose = (locale: Locale) =>
    composeMembershipMail(notification, { ...to, portalUrl, isByStaff }, locale)
  const mail = to.language ? compose(to.language) : inAllLanguages(locales.map(compose))
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

type Composed = { subject: string; text: string }

/** Norwegian first. */
const inAllLanguages = (mails: readonly Composed[]): Composed => ({
  subject: mails.map(({ subject }) => subject).join(' / '),
  text: mails.map(({ text }) => text).join('\n\n---\n\n'),
})

const ofInvoices: ReadonlySet<string> = new Set([
  'invoiced',
  'credited',
  'replaced',
  'payout-paid',
  'payout-failed',
])

export function composeMembershipMail(
  notification: MembershipNotification,
  { firstName, portalUrl, isByStaff }: { firstName: string } & Omit<Required<Recipient>, 'userId'>,
  locale: Locale,
): Composed {
  const { subject, text } = composeText(notification, locale)
  const page = ofInvoices.has(notification.kind) ? 'myFinances' : 'myMembership'
  return {
    subject,
    text: [
      m.membership_mail_greeting({ firstName }, { locale }),
      text,
      ...('credit' in notification && notification.credit
        ? [creditText(notification.credit, locale)]
        : []),
      ...(isByStaff ? [m.membership_mail_by_staff({}, { locale })] : []),
      m.membership_mail_link({ url: portalUrl + pagePath(page, locale) }, { locale }),
    ].join('\n\n'),
  }
}

/** What was credited, and what is left to pay or paid back. */
function creditText({ credits, restOre }: CreditPreview, locale: Locale): string {
  const options = { locale }
  const amount = amountText(totalOf({ lines: credits }), locale)
  const numbers = credits.map(({ invoiceNumber }) => invoiceNumber).join(', ')
  const rest = { amount: amountText(Math.abs(restOre), locale) }
  return [
    m.membership_mail_credits({ amount, numbers }, options),
    restOre < 0
      ? m.membership_mail_credits_owed(rest, options)
      : m.membership_mail_credits_open(rest, options),
  ].join(' ')
}

function composeText(notification: MembershipNotification, locale: Locale): Composed {
  const options = { locale }
  const date = (day: string) => formatDate(noonOf(day), locale)
  switch (notification.kind) {
    case 'bought': {
      const type = textIn(notification.typeName, locale)
      const invoice = {
        amount: amountText(notification.amountOre, locale),
        due: date(notification.dueOn),
      }
      return {
        subject: m.membership_mail_bought_subject({}, options),
        text: m.membership_mail_bought_text(
          { type, start: date(notification.startDate), ...invoice },
          options,
        ),
      }
    }
    case 'invoiced':
      return {
        subject: m.membership_mail_invoiced_subject({}, options),
        text: m.membership_mail_invoiced_text(
          { amount: amountText(notification.amountOre, locale), due: date(notification.dueOn) },
          options,
        ),
      }
    case 'frozen':
    case 'freeze-taken-back': {
      const period = { from: date(notification.startDate), to: date(notification.endDate) }
      return notification.kind === 'frozen'
        ? {
            subject: m.membership_mail_frozen_subject({}, options),
            text: m.membership_mail_frozen_text(period, options),
          }
        : {
            subject: m.membership_mail_taken_back_subject({}, options),
            text: m.membership_mail_taken_back_text(period, options),
          }
    }
    case 'ended-early':
    case 'withdrawn': {
      const end = { end: date(notification.endDate) }
      return notification.kind === 'withdrawn'
        ? {
            subject: m.membership_mail_withdrawn_subject({}, options),
            text: m.membership_mail_withdrawn_text(end, options),
          }
        : {
            subject: m.membership_mail_ended_subject({}, options),
            text: m.membership_mail_ended_text(end, options),
          }
    }
    case 'terminated':
      return {
        subject: m.membership_mail_terminated_subject({}, options),
        text: m.membership_mail_terminated_text(
          { end: date(notification.endDate), due: date(notification.lastInvoiceDueDate) },
          options,
        ),
      }
    case 'termination-taken-back':
      return {
        subject: m.membership_mail_continued_subject({}, options),
        text: notification.endDate
          ? m.membership_mail_continued_until_text({ end: date(notification.endDate) }, options)
          : m.membership_mail_continued_text({}, options),
      }
    case 'credited': {
      const { invoiceNumber: number, amountOre, openOre } = notification
      const after =
        openOre < 0
          ? m.membership_mail_credited_owed({ amount: amountText(-openOre, locale) }, options)
          : m.membership_mail_credited_open({ amount: amountText(openOre, locale) }, options)
      const credited = { number, amount: amountText(amountOre, locale) }
      return {
        subject: m.membership_mail_credited_subject({ number }, options),
        text: `${m.membership_mail_credited_text(credited, options)} ${after}`,
      }
    }
    case 'replaced': {
      const { invoiceNumber: number, newNumber, amountOre, restOre } = notification
      const rest = { amount: amountText(Math.abs(restOre), locale) }
      const after =
        restOre < 0
          ? m.membership_mail_credits_owed(rest, options)
          : m.membership_mail_replaced_open(rest, options)
      const amount = amountText(amountOre, locale)
      return {
        subject: m.membership_mail_replaced_subject({ number }, options),
        text: `${m.membership_mail_replaced_text({ number, newNumber, amount }, options)} ${after}`,
      }
    }
    case 'payout-paid':
    case 'payout-failed': {
      const { invoiceNumber: number, amountOre } = notification
      const paid = { number, amount: amountText(amountOre, locale) }
      return notification.kind === 'payout-paid'
        ? {
            subject: m.membership_mail_payout_paid_subject({}, options),
            text: m.membership_mail_payout_paid_text(paid, options),
          }
        : {
            subject: m.membership_mail_payout_failed_subject({}, options),
            text: m.membership_mail_payout_failed_text(paid, options),
          }
    }
    case 'disqualified':
      return {
        subject: m.membership_mail_disqualified_subject({}, options),
        text: m.membership_mail_disqualified_text({}, options),
      }
    case 'requalified':
      return {
        subject: m.membership_mail_requalified_subject({}, options),
        text: m.membership_mail_requalified_text({}, options),
      }
  }
}
