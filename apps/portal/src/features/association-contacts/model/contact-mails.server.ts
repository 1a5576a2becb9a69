import { type Locale, locales } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { ContactChange } from '#core/associations/contacts/apply-contact-rules.server.ts'
import type { StateReason } from '#core/associations/states.ts'
import { associationContact } from '#core/associations/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

/** The reason for a mail to contact persons. Days are `2026-11-23`. */
export type ContactNotification =
  | { readonly kind: 'confirm'; readonly dueOn: string }
  | { readonly kind: 'invite-more'; readonly until: string; readonly least: number }
  | { readonly kind: 'not-confirmed' }
  | { readonly kind: 'few-contacts'; readonly least: number }
  | { readonly kind: 'active' }
  | { readonly kind: 'released' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'handover'; readonly count: number }

export const contactNotificationKinds = [
  'confirm',
  'invite-more',
  'not-confirmed',
  'few-contacts',
  'active',
  'released',
  'removed',
  'handover',
] as const satisfies readonly ContactNotification['kind'][]

type About = { readonly associationId: string; readonly association: string }
type Composed = { subject: string; text: string }

/** In the transaction of the change, to each in their language; in all languages if that is unknown. */
export async function notifyContacts(
  transaction: Database,
  { portalUrl, to, ...about }: About & { portalUrl: string; to: readonly string[] | 'all' },
  notification: ContactNotification,
): Promise<void> {
  const ids = to === 'all' ? await findContacts(transaction, about.associationId) : to
  if (ids.length === 0) return
  const people = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(inArray(user.id, [...ids]))
  for (const { email, firstName, language } of people) {
    const compose = (locale: Locale) =>
      composeContactMail(notification, { ...about, firstName, portalUrl }, locale)
    const mail = language ? compose(language) : inAllLanguages(locales.map(compose))
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  }
}

async function findContacts(database: Database, associationId: string): Promise<string[]> {
  const found = await database
    .select({ userId: associationContact.userId })
    .from(associationContact)
    .where(
      and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
    )
  return found.map(({ userId }) => userId)
}

/** Tells all contact persons that the state has changed, if it has. */
export async function notifyOfChange(
  transaction: Database,
  about: { readonly associationId: string; readonly portalUrl: string },
  { facts, changed }: ContactChange,
): Promise<void> {
  if (!changed || changed.state === facts.state) return
  await notifyContacts(
    transaction,
    { ...about, association: facts.name, to: 'all' },
    toNotification(changed.state === 'active' ? null : changed.reason, facts.leastContacts),
  )
}

function toNotification(reason: StateReason | null, least: number): ContactNotification {
  if (reason === null) return { kind: 'active' }
  return reason === 'few-contacts' ? { kind: 'few-contacts', least } : { kind: 'not-confirmed' }
}

const inAllLanguages = (mails: readonly Composed[]): Composed => ({
  subject: mails.map(({ subject }) => subject).join(' / '),
  text: mails.map(({ text }) => text).join('\n\n---\n\n'),
})

export function composeContactMail(
  notification: ContactNotification,
  {
    firstName,
    portalUrl,
    associationId,
    association,
  }: About & { firstName: string; portalUrl: string },
  locale: Locale,
): Composed {
  const { subject, text, page } = composeText(notification, association, locale)
  const path =
    page === 'associationContactPerson'
      ? pagePath(page, locale)
      : pagePath(page, locale, { id: associationId })
  return {
    subject,
    text: [
      m.association_contacts_mail_greeting({ firstName }, { locale }),
      text,
      m.association_contacts_mail_link({ url: portalUrl + path }, { locale }),
    ].join('\n\n'),
  }
}

type Page = 'associationContactPerson' | 'associationContacts' | 'associationAssembly'

function composeText(
  notification: ContactNotification,
  association: string,
  locale: Locale,
): Composed & { page: Page } {
  const options = { locale }
  const inputs = { association }
  const date = (day: string) => formatDate(noonOf(day), locale)
  switch (notification.kind) {
    case 'confirm':
      return {
        subject: m.association_contacts_mail_confirm_subject(inputs, options),
        text: m.association_contacts_mail_confirm_text(
          { association, due: date(notification.dueOn) },
          options,
        ),
        page: 'associationContactPerson',
      }
    case 'invite-more':
      return {
        subject: m.association_contacts_mail_invite_more_subject(inputs, options),
        text: m.association_contacts_mail_invite_more_text(
          { association, count: notification.least, until: date(notification.until) },
          options,
        ),
        page: 'associationContacts',
      }
    case 'not-confirmed':
      return {
        subject: m.association_contacts_mail_inactive_subject(inputs, options),
        text: m.association_contacts_mail_not_confirmed_text(inputs, options),
        page: 'associationContactPerson',
      }
    case 'few-contacts':
      return {
        subject: m.association_contacts_mail_inactive_subject(inputs, options),
        text: m.association_contacts_mail_few_contacts_text(
          { association, count: notification.least },
          options,
        ),
        page: 'associationContacts',
      }
    case 'active':
      return {
        subject: m.association_contacts_mail_active_subject(inputs, options),
        text: m.association_contacts_mail_active_text(inputs, options),
        page: 'associationContacts',
      }
    case 'released':
      return {
        subject: m.association_contacts_mail_released_subject(inputs, options),
        text: m.association_contacts_mail_released_text(inputs, options),
        page: 'associationContactPerson',
      }
    case 'removed':
      return {
        subject: m.association_contacts_mail_removed_subject(inputs, options),
        text: m.association_contacts_mail_removed_text(inputs, options),
        page: 'associationContactPerson',
      }
    case 'handover':
      return {
        subject: m.association_contacts_mail_handover_subject(inputs, options),
        text: m.association_contacts_mail_handover_text(
          { association, count: notification.count },
          options,
        ),
        page: 'associationAssembly',
      }
  }
}
