import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { amountText } from '#core/documents/amount-text.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** Why contact persons are written; never with an account number. */
export type MoneyNotification =
  | { readonly kind: 'account-entered' | 'account-confirmed' | 'account-rejected' }
  | { readonly kind: 'account-removed'; readonly reason: string }
  | { readonly kind: 'payout-declined'; readonly amountOre: number; readonly reason: string }
  | { readonly kind: 'payout-started'; readonly amountOre: number; readonly reason: string }
  | {
      readonly kind: 'payout-paid' | 'payout-failed' | 'payout-returned'
      readonly amountOre: number
    }

type About = { readonly associationId: string; readonly portalUrl: string | null }

/** Mails all contact persons, and who asked, in the transaction of what it says. */
export async function notifyBoard(
  transaction: Database,
  { askedBy = null, ...about }: About & { readonly askedBy?: string | null },
  what: MoneyNotification,
): Promise<void> {
  const [found] = await transaction
    .select({ name: association.name })
    .from(association)
    .where(eq(association.id, about.associationId))
  if (!found) return
  const contacts = await transaction
    .select({ userId: associationContact.userId })
    .from(associationContact)
    .where(
      and(
        eq(associationContact.associationId, about.associationId),
        isNull(associationContact.endedAt),
      ),
    )
  const ids = new Set(contacts.map(({ userId }) => userId))
  if (askedBy !== null) ids.add(askedBy)
  const people = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(inArray(user.id, [...ids]))
    .orderBy(user.id)
  for (const { email, firstName, language } of people) {
    const to = { ...about, firstName, association: found.name }
    const mail = composeMail(language, (locale) => composeMoneyMail(what, to, locale))
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  }
}

export function composeMoneyMail(
  what: MoneyNotification,
  to: About & { readonly firstName: string; readonly association: string },
  locale: Locale,
): Letter {
  const options = { locale }
  const { subject, paragraphs } = textsOf(what, to.association, locale)
  const path = pagePath('associationMoney', locale, { id: to.associationId })
  return {
    subject,
    paragraphs: [
      m.association_money_mail_greeting({ firstName: to.firstName }, options),
      ...paragraphs,
      ...(to.portalUrl === null
        ? []
        : [m.association_money_mail_link({ url: to.portalUrl + path }, options)]),
    ],
  }
}

function textsOf(what: MoneyNotification, association: string, locale: Locale): Letter {
  const options = { locale }
  const name = { association }
  const withAmount = (amountOre: number) => ({
    association,
    amount: amountText(amountOre, locale),
  })
  const reason = (text: string) => m.association_money_mail_reason({ text }, options)
  switch (what.kind) {
    case 'account-entered':
      return {
        subject: m.association_money_mail_entered_subject(name, options),
        paragraphs: [m.association_money_mail_entered(name, options)],
      }
    case 'account-confirmed':
      return {
        subject: m.association_money_mail_confirmed_subject(name, options),
        paragraphs: [
          m.association_money_mail_confirmed(name, options),
          m.association_money_mail_unknown({}, options),
        ],
      }
    case 'account-rejected':
      return {
        subject: m.association_money_mail_rejected_subject(name, options),
        paragraphs: [m.association_money_mail_rejected(name, options)],
      }
    case 'account-removed':
      return {
        subject: m.association_money_mail_removed_subject(name, options),
        paragraphs: [
          m.association_money_mail_removed(name, options),
          reason(what.reason),
          m.association_money_mail_removed_next({}, options),
        ],
      }
    case 'payout-declined':
      return {
        subject: m.association_money_mail_declined_subject(name, options),
        paragraphs: [
          m.association_money_mail_declined(withAmount(what.amountOre), options),
          reason(what.reason),
        ],
      }
    case 'payout-started':
      return {
        subject: m.association_money_mail_started_subject(name, options),
        paragraphs: [
          m.association_money_mail_started(withAmount(what.amountOre), options),
          reason(what.reason),
        ],
      }
    case 'payout-paid':
      return {
        subject: m.association_money_mail_paid_subject(name, options),
        paragraphs: [m.association_money_mail_paid(withAmount(what.amountOre), options)],
      }
    case 'payout-failed':
      return {
        subject: m.association_money_mail_failed_subject(name, options),
        paragraphs: [
          m.association_money_mail_failed(withAmount(what.amountOre), options),
          m.association_money_mail_check({}, options),
        ],
      }
    case 'payout-returned':
      return {
        subject: m.association_money_mail_returned_subject(name, options),
        paragraphs: [
          m.association_money_mail_returned(withAmount(what.amountOre), options),
          m.association_money_mail_check({}, options),
        ],
      }
  }
}
