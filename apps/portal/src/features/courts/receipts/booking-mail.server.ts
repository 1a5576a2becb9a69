import type { Locale } from '@trivsel/content-contract/content'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { amountText } from '#core/documents/amount-text.ts'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, formatInstant, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatTime } from '#platform/time/format.ts'
import type { RefundRules } from '../model/rules/court-setup.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import { describeRefundRules } from '../model/rules/refund-rules-text.ts'
import { courtSetup } from '../model/tables.server.ts'
import type { courtReceipt } from './tables.server.ts'

type Sold = typeof courtReceipt.$inferSelect

export type BookingEvent = { readonly portalUrl: string } & (
  | { readonly kind: 'booked' }
  | { readonly kind: 'cancelled'; readonly refundOre: number }
)

/** Writes to whoever has booked, in the transaction of what is told. Nobody is told once the account is gone. */
export async function notifyBooker(
  transaction: Database,
  sold: Sold,
  news: BookingEvent,
): Promise<void> {
  if (sold.userId === null) return
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, sold.userId))
  const [rules] = await transaction.select().from(courtSetup)
  if (!to || !rules) throw new Error('whoever is to be told is gone')
  const facts = await findPaymentFacts(transaction, [sold.paymentId])
  const reference = facts.get(sold.paymentId)?.reference ?? sold.paymentId
  const mail = composeMail(to.language, (locale) =>
    composeBookingMail(news, { ...to, sold, rules, reference }, locale),
  )
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

export function composeBookingMail(
  news: BookingEvent,
  about: {
    readonly firstName: string
    readonly sold: Pick<
      Sold,
      'courtNo' | 'courtEn' | 'centerName' | 'startsAt' | 'endsAt' | 'units' | 'amountOre'
    >
    readonly rules: RefundRules
    readonly reference: string
  },
  locale: Locale,
): Letter {
  const said = { locale }
  const { firstName, sold, rules, reference } = about
  const court = locale === 'no' ? sold.courtNo : sold.courtEn
  const what = {
    court,
    center: sold.centerName,
    start: formatInstant(sold.startsAt, locale),
    end: formatTime(sold.endsAt, locale),
  }
  const url = `${news.portalUrl}${pagePath('mySports', locale)}`
  const greeting = m.court_mail_greeting({ firstName }, said)
  if (news.kind === 'cancelled')
    return {
      subject: m.court_mail_cancelled_subject({ court }, said),
      paragraphs: [
        greeting,
        m.court_mail_cancelled_text(what, said),
        news.refundOre > 0
          ? m.court_mail_cancelled_refund({ amount: amountText(news.refundOre, locale) }, said)
          : m.court_mail_cancelled_nothing({}, said),
        m.court_mail_cancelled_link({ url }, said),
      ],
    }
  const lines = sold.units.map(({ startsAt, priceOre }) => {
    const [from, to] = [new Date(startsAt), new Date(Date.parse(startsAt) + unitMilliseconds)]
    return `${formatTime(from, locale)}–${formatTime(to, locale)}: ${amountText(priceOre, locale)}`
  })
  const total = { amount: amountText(sold.amountOre, locale), vat: amountText(0, locale) }
  return {
    subject: m.court_mail_booked_subject({ court }, said),
    paragraphs: [
      greeting,
      m.court_mail_booked_text(what, said),
      [...lines, m.court_mail_booked_total(total, said)].join('\n'),
      m.court_mail_booked_reference({ reference }, said),
      describeRefundRules(rules, locale),
      m.court_mail_booked_link({ url }, said),
    ],
  }
}
