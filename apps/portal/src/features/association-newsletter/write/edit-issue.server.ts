import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { Issue } from '#core/newsletters/deliver-issue.server.ts'
import { newsletterIssue } from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseNewsletter } from '../model/refuse.server.ts'
import { isComplete, mostDrafts } from '../model/rules.ts'
import type { IssueForm } from './forms.ts'
import { requireWriter, type Writer } from './require-writer.server.ts'

/**
 * @returns the id of the new, empty issue
 * @throws {Refusal} of `requireRight`; TOO_MANY_DRAFTS (409)
 */
export async function createIssue(database: Database, writer: Writer): Promise<string> {
  return database.transaction(async (transaction) => {
    await requireWriter(transaction, writer, { isChange: true })
    // Of two at once the second counts the draft of the first.
    await transaction
      .select({ id: association.id })
      .from(association)
      .where(eq(association.id, writer.associationId))
      .for('no key update')
    const drafts = await transaction.$count(
      newsletterIssue,
      and(eq(newsletterIssue.associationId, writer.associationId), isNull(newsletterIssue.sentAt)),
    )
    if (drafts >= mostDrafts) throw refuseNewsletter('TOO_MANY_DRAFTS')
    const [added] = await transaction
      .insert(newsletterIssue)
      .values({ associationId: writer.associationId })
      .returning({ id: newsletterIssue.id })
    if (!added) throw new Error('The issue was not inserted')
    return added.id
  })
}

/** @throws {Refusal} of `requireRight`; ISSUE_NOT_FOUND (404), ISSUE_SENT, ISSUE_CHANGED (409) */
export async function updateIssue(
  database: Database,
  writer: Writer,
  id: string,
  { version, ...content }: IssueForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireWriter(transaction, writer, { isChange: true })
    requireVersion(await lockDraft(transaction, writer, id), version)
    await transaction
      .update(newsletterIssue)
      .set({ ...content, version: version + 1, changedAt: sql`now()` })
      .where(eq(newsletterIssue.id, id))
  })
}

/** @throws {Refusal} of `requireRight`; ISSUE_NOT_FOUND (404), ISSUE_SENT (409) */
export async function deleteIssue(database: Database, writer: Writer, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireWriter(transaction, writer, { isChange: true })
    await lockDraft(transaction, writer, id)
    await transaction.delete(newsletterIssue).where(eq(newsletterIssue.id, id))
  })
}

/** An issue of this association and no other. */
export const isIssueOf = (associationId: string, id: string): SQL | undefined =>
  and(eq(newsletterIssue.id, id), eq(newsletterIssue.associationId, associationId))

/** Locks an issue before it is changed. @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_SENT (409) */
export async function lockDraft(
  transaction: Database,
  { associationId }: Writer,
  id: string,
): Promise<Issue> {
  const [found] = await transaction
    .select()
    .from(newsletterIssue)
    .where(isIssueOf(associationId, id))
    .for('update')
  if (!found) throw refuseNewsletter('ISSUE_NOT_FOUND')
  if (found.sentAt) throw refuseNewsletter('ISSUE_SENT')
  return found
}

/** @throws {Refusal} ISSUE_CHANGED (409) */
export function requireVersion(found: Pick<Issue, 'version'>, version: number): void {
  if (found.version !== version) throw refuseNewsletter('ISSUE_CHANGED')
}

/** @throws {Refusal} ISSUE_INCOMPLETE (409) */
export function requireComplete(issue: Pick<Issue, 'subject' | 'text'>): void {
  if (!isComplete(issue)) throw refuseNewsletter('ISSUE_INCOMPLETE')
}
