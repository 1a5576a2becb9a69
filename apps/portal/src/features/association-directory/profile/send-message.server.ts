import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { SentForm } from '#core/public-forms/contract.ts'
import { takeForm } from '#core/public-forms/take-form.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { messageRefusals } from '../model/refusals.ts'
import { hasPublicPage } from './find-profile.server.ts'
import { messageForm } from './message-form.ts'
import { composeAssociationMessageMail } from './message-mail.server.ts'

type Reader = { readonly email: string; readonly language: Locale | null }

/**
 * Mails what a visitor has written to the contact persons and to the association's own address. It is
 * stored nowhere but in these mails, and the answer names no address.
 * @param parts.countAssociation counts messages to one association and refuses those over the limit
 * @throws {Refusal} `formRefusals`, `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_TAKES_NO_MESSAGES`,
 *   TOO_MANY_ATTEMPTS (429)
 */
export async function sendMessage(
  parts: Parameters<typeof takeForm>[0] & {
    readonly countAssociation: (id: string) => Promise<unknown>
  },
  { slug, sent, language = defaultLocale }: { slug: string; sent: SentForm; language?: Locale },
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  const { database, countAssociation } = parts
  const to = await findReceiver(database, slug)
  const countMail = async (email: string) => {
    await parts.countMail(email)
    await countAssociation(to.id)
  }
  await takeForm(
    { ...parts, countMail },
    messageForm,
    { sent, userId, now },
    async (transaction, { answers, email }) => {
      const message = {
        association: to.name,
        name: `${String(answers.firstName)} ${String(answers.lastName)}`,
        email,
        text: String(answers.message),
      }
      for (const reader of to.readers)
        await enqueueJob(transaction, sendMail, {
          to: reader.email,
          replyTo: email,
          ...composeAssociationMessageMail(message, reader.language ?? language),
        })
    },
  )
}

async function findReceiver(database: Database, slug: string) {
  const { rows } = await database.execute<{
    id: string
    name: string
    state: string
    contactEmail: string | null
    contacts: Reader[]
  }>(sql`
    select a.id, a.name, a.state, a.contact_email as "contactEmail", (
      select coalesce(jsonb_agg(jsonb_build_object('email', lower(u.email), 'language', p.language)
        order by contact.started_at, contact.id), '[]')
      from ${associationContact} contact
      join ${user} u on u.id = contact.user_id
      left join ${profile} p on p.user_id = u.id
      where contact.association_id = a.id and contact.ended_at is null
    ) as contacts
    from ${association} a
    where a.slug = ${slug} and ${hasPublicPage('a')}`)
  const [found] = rows
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const { id, name, state, contacts, contactEmail } = found
  const own = contactEmail === null ? [] : [{ email: contactEmail, language: null }]
  const byEmail = new Map<string, Reader>([...contacts, ...own].map((one) => [one.email, one]))
  if (state === 'closed' || byEmail.size === 0)
    throw new Refusal(
      'ASSOCIATION_TAKES_NO_MESSAGES',
      messageRefusals.ASSOCIATION_TAKES_NO_MESSAGES,
    )
  return { id, name, readers: [...byEmail.values()] }
}
