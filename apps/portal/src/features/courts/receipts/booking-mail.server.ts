import type { Locale } from '@trivsel/content-contract/locales'

import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { amountText } from '#core/documents/amount-text.ts'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, formatInstant, type Letter } from '#platform/mail/letter.server.ts'
import type { Mail, Mailer } from '#platform/mail/mailer.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatTime } from '#platform/time/format.ts'
import type { RefundRules } from '../model/rules/court-setup.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import { describeRefundRules } from '../model/rules/refund-rules-text.ts'
import { courtSetup } from '../model/tables.server.ts'
import { findSoldCourt, type SoldCourt } from './find-sold-court.server.ts'

export type BookingEvent = { readonly portalUrl: string } & (
  | { readonly kind: 'booked' }
  | { readonly kind: 'cancelled'; readonly refundOre: number }
)

/** Enqueues a mail to the person who booked, in a transaction; a deleted account gets none. */
export async function notifyBooker(
  transaction: Database,
  reservationId: string,
  event: BookingEvent,
): Promise<void> {
  const mail = await findBookingMail(transaction, reservationId, event)
  // A job that runs twice sends one mail.
  const key = `court-${event.kind}:${reservationId}`
  if (mail) await enqueueJob(transaction, sendMail, mail, { key })
}

/**
 * Sends the mail with the receipt, for a job.
 * @param jobId gives the mail of every attempt the same Message-ID
 */
export async function mailReceipt(
  { database, mailer, portalUrl }: { database: Database; mailer: Mailer; portalUrl: string },
  { reservationId, jobId }: { reservationId: string; jobId: string },
): Promise<void> {
  const mail = await findBookingMail(database, reservationId, { kind: 'booked', portalUrl })
  if (mail) await mailer.send({ ...mail, jobId })
}

async function findBookingMail(
  database: Database,
  reservationId: string,
  event: BookingEvent,
): Promise<Pick<Mail, 'to' | 'subject' | 'text' | 'html'> | null> {
  const sold = await findSoldCourt(database, reservationId)
  if (!sold?.paymentId) return null
  const [to] = await database
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, sold.userId))
  const [rules] = await database.select().from(courtSetup)
  if (!to || !rules) throw new Error('the account or the court setup is missing')
  const facts = await findPaymentFacts(database, [sold.paymentId])
  const reference = facts.get(sold.paymentId)?.reference ?? sold.paymentId
  const mail = composeMail(to.language, (locale) =>
    composeBookingMail(event, { ...to, sold, rules, reference }, locale),
  )
  return { to: to.email, ...mail }
}

export function composeBookingMail(
  event: BookingEvent,
  about: {
    readonly firstName: string
    readonly sold: Pick<
      SoldCourt,
      'court' | 'centerName' | 'startsAt' | 'endsAt' | 'units' | 'amountOre'
    >
    readonly rules: RefundRules
    readonly reference: string
  },
  locale: Locale,
): Letter {
  const options = { locale }
  const { firstName, sold, rules, reference } = about
  const court = textIn(sold.court, locale)
  const what = {
    court,
    center: sold.centerName,
    start: formatInstant(sold.startsAt, locale),
    end: formatTime(sold.endsAt, locale),
  }
  const url = `${event.portalUrl}${pagePath('mySports', locale)}`
  const greeting = m.court_mail_greeting({ firstName }, options)
  if (event.kind === 'cancelled')
    return {
      subject: m.court_mail_cancelled_subject({ court }, options),
      paragraphs: [
        greeting,
        m.court_mail_cancelled_text(what, options),
        event.refundOre > 0
          ? m.court_mail_cancelled_refund({ amount: amountText(event.refundOre, locale) }, options)
          : m.court_mail_cancelled_nothing({}, options),
        m.court_mail_cancelled_link({ url }, options),
      ],
    }
  const lines = sold.units.map(({ startsAt, priceOre }) => {
    const endsAt = new Date(startsAt.getTime() + unitMilliseconds)
    return `${formatTime(startsAt, locale)}–${formatTime(endsAt, locale)}: ${amountText(priceOre, locale)}`
  })
  const total = { amount: amountText(sold.amountOre, locale), vat: amountText(0, locale) }
  return {
    subject: m.court_mail_booked_subject({ court }, options),
    paragraphs: [
      greeting,
      m.court_mail_booked_text(what, options),
      [...lines, m.court_mail_booked_total(total, options)].join('\n'),
      m.court_mail_booked_reference({ reference }, options),
      describeRefundRules(rules, locale),
      m.court_mail_booked_link({ url }, options),
    ],
  }
}
