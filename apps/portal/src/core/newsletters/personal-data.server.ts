import { type SQLWrapper, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { hashEmail } from './end-subscription.server.ts'
import { newsletterDelivery, newsletterIssue, newsletterSubscription } from './tables.server.ts'

const { internal, ownId } = withheldBecause

/** The association whose newsletter it is; none for that of the organisation. */
const ofAssociation = (associationId: SQLWrapper) => ({
  association: {
    name: m.data_association,
    value: () => sql`(select name from ${association} a where a.id = ${associationId})`,
  },
})

/** Subscriptions of the confirmed address of the account, also ended ones. */
const belongsTo = ({ email }: PersonIdentifiers) =>
  sql`(${newsletterSubscription.email} = ${email} or ${newsletterSubscription.emailHash} = ${hashEmail(email)})`

export const newsletterData: readonly PersonalTable[] = [
  {
    table: newsletterSubscription,
    name: m.data_newsletter,
    rowsOf: belongsTo,
    computed: ofAssociation(newsletterSubscription.associationId),
    shown: {
      email: m.data_newsletter_email,
      language: m.data_newsletter_language,
      topics: m.data_newsletter_topics,
      source: m.data_newsletter_source,
      consent_version: m.data_newsletter_consent,
      requested_at: m.data_newsletter_signed_up,
      confirmed_at: m.data_newsletter_confirmed,
      notified_at: m.data_newsletter_notified,
      unsubscribed_at: m.data_newsletter_unsubscribed,
      ended_by: m.data_newsletter_ended_by,
    },
    withheld: {
      id: internal,
      association_id: internal,
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
      sql`(${newsletterDelivery.userId} = ${person.userId} or ${newsletterDelivery.subscriptionId} in (select ${newsletterSubscription.id} from ${newsletterSubscription} where ${belongsTo(person)}))`,
    computed: ofAssociation(
      sql`(select issue.association_id from ${newsletterIssue} issue where issue.id = ${newsletterDelivery.issueId})`,
    ),
    shown: {
      created_at: m.data_created,
      sent_at: m.data_newsletter_sent,
      failed_at: m.data_newsletter_failed,
    },
    withheld: { issue_id: internal, subscription_id: internal, user_id: ownId, mail_id: internal },
    retention: m.data_newsletter_kept,
    onDeletion: 'removed',
  },
]
