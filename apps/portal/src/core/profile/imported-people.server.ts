import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { importedAccount } from '#core/accounts/imported/tables.server.ts'
import { account, user } from '#core/accounts/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { MailContext } from '#platform/mail/mail-context.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { profile } from './tables.server.ts'

/** An account of an import whose owner has neither logged in nor been invited. */
const isUninvited = sql`(${importedAccount.invitedAt} is null and not exists (
  select from ${account} where ${account.userId} = ${importedAccount.userId}))`

const ofImport = (importId: string) => and(eq(importedAccount.importId, importId), isUninvited)

/** How many people of an import can be invited. */
export const countUninvited = (database: Database, importId: string): Promise<number> =>
  database.$count(importedAccount, ofImport(importId))

export type Invitations = { readonly invited: number; readonly uninvited: number }

/** How many people of each import have been invited, and how many can be. */
export async function countInvitations(
  database: Database,
  importIds: readonly string[],
): Promise<(importId: string) => Invitations> {
  const counts = await database
    .select({
      importId: importedAccount.importId,
      invited: sql<number>`count(${importedAccount.invitedAt})::int`,
      uninvited: sql<number>`(count(*) filter (where ${isUninvited}))::int`,
    })
    .from(importedAccount)
    .where(inArray(importedAccount.importId, [...importIds]))
    .groupBy(importedAccount.importId)
  const byId = new Map(counts.map(({ importId, ...count }) => [importId, count]))
  return (importId) => byId.get(importId) ?? { invited: 0, uninvited: 0 }
}

type Invited = { readonly firstName: string; readonly email: string }
type Mail = { readonly subject: string; readonly text: string }
type WriteText = (
  inputs: Invited & { organisation: string; url: string; signature: string },
  options: { locale: Locale },
) => string

/**
 * Leads to the page that mails a link to choose a password: a link that gives access itself would
 * have to work for weeks, in thousands of mailboxes.
 */
export function composeInvitation(
  person: Invited,
  { portalUrl, locale }: MailContext,
  writeText: WriteText,
): Mail {
  const organisation = organisationName(locale)
  const url = portalUrl + pagePath('forgotPassword', locale)
  const signature = mailSignature(locale)
  return {
    subject: m.imported_people_subject({ organisation }, { locale }),
    text: writeText({ ...person, organisation, url, signature }, { locale }),
  }
}

type Invitation = {
  portalUrl: string
  composeMail: (person: Invited, context: MailContext) => Mail
}

/** Mails that are enqueued in one transaction. */
const batchSize = 100

/**
 * Mails an invitation to everybody of an import who can be invited, each once and in their language. A
 * run that is interrupted goes on where it stopped.
 */
export async function sendInvitations(
  database: Database,
  importId: string,
  invitation: Invitation,
): Promise<void> {
  let sent: number
  do {
    sent = await database.transaction((transaction) => sendBatch(transaction, importId, invitation))
  } while (sent === batchSize)
}

async function sendBatch(
  transaction: Database,
  importId: string,
  { portalUrl, composeMail }: Invitation,
): Promise<number> {
  const locked = await transaction
    .select({ userId: importedAccount.userId })
    .from(importedAccount)
    .where(ofImport(importId))
    .orderBy(importedAccount.userId)
    .limit(batchSize)
    .for('update')
  const ids = locked.map(({ userId }) => userId)
  const people = await transaction
    .select({ email: user.email, firstName: user.firstName, locale: profile.language })
    .from(user)
    .innerJoin(profile, eq(profile.userId, user.id))
    .where(inArray(user.id, ids))
  for (const { email, firstName, locale } of people)
    await enqueueJob(
      transaction,
      sendMail,
      { to: email, ...composeMail({ firstName, email }, { portalUrl, locale }) },
      { isBulk: true },
    )
  await transaction
    .update(importedAccount)
    .set({ invitedAt: sql`now()` })
    .where(inArray(importedAccount.userId, ids))
  return ids.length
}
