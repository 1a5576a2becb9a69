import { sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { newsletterDelivery, newsletterSubscription } from './model/tables.server.ts'
import { hashEmail } from './subscribing/end-subscription.server.ts'

const { internal } = withheldBecause

/** Subscriptions of the confirmed address of the account, also ended ones. */
const belongsTo = ({ email }: PersonIdentifiers) =>
  sql`(${newsletterSubscription.email} = ${email} or ${newsletterSubscription.emailHash} = ${hashEmail(email)})`

export const newsletterData: readonly PersonalTable[] = [
  {
    table: newsletterSubscription,
    name: m.data_newsletter,
    rowsOf: belongsTo,
    shown: {
      email: m.data_newsletter_email,
      language: m.data_newsletter_language,
      topics: m.data_newsletter_topics,
      source: m.data_newsletter_source,
      consent_version: m.data_newsletter_consent,
      asked_at: m.data_newsletter_signed_up,
      confirmed_at: m.data_newsletter_confirmed,
      told_at: m.data_newsletter_notified,
      unsubscribed_at: m.data_newsletter_unsubscribed,
      ended_by: m.data_newsletter_ended_by,
    },
    withheld: {
      id: internal,
      email_hash: 'a hash of the address, which they have',
      mails: 'the number of confirmation mails',
    },
    retention: m.data_newsletter_kept,
    onDeletion: 'removed',
  },
  {
    table: newsletterDelivery,
    name: m.data_newsletter_delivery,
    rowsOf: (person) =>
      sql`${newsletterDelivery.subscriptionId} in (select ${newsletterSubscription.id} from ${newsletterSubscription} where ${belongsTo(person)})`,
    shown: {
      created_at: m.data_created,
      sent_at: m.data_newsletter_sent,
      failed_at: m.data_newsletter_failed,
    },
    withheld: { issue_id: internal, subscription_id: internal, mail_id: internal },
    retention: m.data_newsletter_kept,
    onDeletion: 'removed',
  },
]
