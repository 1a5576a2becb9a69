import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { ComposedMail } from '#platform/mail/letter.server.ts'
import { isOfList, type ListKey } from './is-of-list.server.ts'
import type { ListLinks } from './links.server.ts'
import { judgeSignUp, type NewsletterTopic } from './rules.ts'
import { newsletterSubscription } from './tables.server.ts'

type SignUp = {
  readonly list: ListKey
  readonly email: string
  readonly language: Locale
  readonly topics: NewsletterTopic[]
  readonly source: string
  readonly consentVersion: number
  readonly requestedAt: Date
}

/** The mails of a list that answer a sign-up. */
type Composers = {
  readonly confirm: (parts: { url: string }, language: Locale) => ComposedMail
  readonly already: (parts: { unsubscribeUrl: string }, language: Locale) => ComposedMail
}

type Reply = ComposedMail & { listUnsubscribe?: string }

/**
 * Keeps a sign-up until it is confirmed. The same sign-up has the same reply when its job runs again,
 * so that the next attempt sends a failed mail.
 * @returns the mail to the address; null for none
 */
export async function answerSignUp(
  transaction: Database,
  { links, compose }: { links: ListLinks; compose: Composers },
  { list, email, requestedAt, ...choices }: SignUp,
): Promise<Reply | null> {
  const { language } = choices
  const confirmMail = (id: string) =>
    compose.confirm({ url: links.confirmUrl(id, requestedAt, language) }, language)
  const [added] = await transaction
    .insert(newsletterSubscription)
    .values({ associationId: list, email, requestedAt, ...choices })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscription.id })
  if (added) return confirmMail(added.id)
  const [existing] = await transaction
    .select()
    .from(newsletterSubscription)
    .where(
      and(
        eq(newsletterSubscription.email, email),
        isOfList(newsletterSubscription.associationId, list),
      ),
    )
    .for('update')
  // It has ended since the insert: the next attempt inserts a new one.
  if (!existing) throw new Error('The subscription ended during the sign-up')
  const replyKind = judgeSignUp(existing, requestedAt)
  if (replyKind === null) return null
  const { id } = existing
  const isNew = existing.requestedAt.getTime() !== requestedAt.getTime()
  await transaction
    .update(newsletterSubscription)
    .set(
      replyKind === 'already'
        ? { notifiedAt: requestedAt }
        : { ...choices, requestedAt, mails: existing.mails + (isNew ? 1 : 0) },
    )
    .where(eq(newsletterSubscription.id, id))
  if (replyKind === 'confirm') return confirmMail(id)
  // In the language of the subscription, because somebody else may have entered the address.
  return {
    ...compose.already(
      { unsubscribeUrl: links.unsubscribeUrl(id, existing.language) },
      existing.language,
    ),
    listUnsubscribe: links.oneClickUrl(id, existing.language),
  }
}
