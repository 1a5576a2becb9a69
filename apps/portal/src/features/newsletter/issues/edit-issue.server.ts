import { locales } from '@trivsel/content-contract/locales'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isOfList } from '#core/newsletters/is-of-list.server.ts'
import { newsletterIssue } from '#core/newsletters/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { IssueForm } from './forms.ts'
import { refuseIssue } from './refuse-issue.server.ts'

const kind = 'newsletter-issue'

export type Issue = typeof newsletterIssue.$inferSelect

/** @returns the id of the new, empty issue */
export async function createIssue(database: Database, staff: StaffActor): Promise<string> {
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(newsletterIssue)
      .values({})
      .returning({ id: newsletterIssue.id })
    if (!added) throw new Error('The issue was not inserted')
    const subject = { kind, id: added.id } as const
    await recordAction(transaction, staff, { action: 'newsletter-issue-created', subject })
    return added.id
  })
}

/** @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_SENT, ISSUE_CHANGED (409) */
export async function updateIssue(
  database: Database,
  staff: StaffActor,
  id: string,
  { version, ...content }: IssueForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockDraft(transaction, id)
    requireVersion(found, version)
    await transaction
      .update(newsletterIssue)
      .set({ ...content, version: version + 1, changedAt: sql`now()` })
      .where(eq(newsletterIssue.id, id))
    await recordAction(transaction, staff, {
      action: 'newsletter-issue-changed',
      subject: { kind, id },
      before: { newsletterSubject: found.subject },
      after: { newsletterSubject: content.subject },
    })
  })
}

/** @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_SENT (409) */
export async function deleteIssue(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockDraft(transaction, id)
    await transaction.delete(newsletterIssue).where(eq(newsletterIssue.id, id))
    await recordAction(transaction, staff, {
      action: 'newsletter-issue-removed',
      subject: { kind, id },
      before: { newsletterSubject: found.subject },
    })
  })
}

/** An issue of the organisation's newsletter: staff write no other. */
export const isOwnIssue = (id: string): SQL | undefined =>
  and(eq(newsletterIssue.id, id), isOfList(newsletterIssue.associationId, null))

/** Locks an issue before it is changed. @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_SENT (409) */
export async function lockDraft(transaction: Database, id: string): Promise<Issue> {
  const [found] = await transaction
    .select()
    .from(newsletterIssue)
    .where(isOwnIssue(id))
    .for('update')
  if (!found) throw refuseIssue('ISSUE_NOT_FOUND')
  if (found.sentAt) throw refuseIssue('ISSUE_SENT')
  return found
}

/** @throws {Refusal} ISSUE_CHANGED (409) */
export function requireVersion(found: Pick<Issue, 'version'>, version: number): void {
  if (found.version !== version) throw refuseIssue('ISSUE_CHANGED')
}

/** @throws {Refusal} ISSUE_INCOMPLETE (409) */
export function requireComplete({ subject, text }: Issue): void {
  const isComplete = locales.every((locale) => subject[locale] && text[locale])
  if (!isComplete) throw refuseIssue('ISSUE_INCOMPLETE')
}
