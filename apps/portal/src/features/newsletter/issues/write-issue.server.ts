import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { IssueForm } from '../forms.ts'
import { newsletterIssue } from '../tables.server.ts'
import { recordAction } from './record-action.server.ts'
import { refuseIssue } from './refuse-issue.server.ts'

const kind = 'newsletter-issue'

export type Issue = typeof newsletterIssue.$inferSelect

/** @returns the id of an issue in which nothing is written yet */
export async function createIssue(database: Database, staff: StaffActor): Promise<string> {
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(newsletterIssue)
      .values({})
      .returning({ id: newsletterIssue.id })
    if (!added) throw new Error('an issue was not written')
    const subject = { kind, id: added.id } as const
    await recordAction(transaction, staff, { action: 'newsletter-issue-created', subject })
    return added.id
  })
}

/** @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_SENT, ISSUE_CHANGED (409) */
export async function writeIssue(
  database: Database,
  staff: StaffActor,
  id: string,
  { version, ...written }: IssueForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockDraft(transaction, id)
    requireSeen(found, version)
    await transaction
      .update(newsletterIssue)
      .set({ ...written, version: version + 1, changedAt: sql`now()` })
      .where(eq(newsletterIssue.id, id))
    await recordAction(transaction, staff, {
      action: 'newsletter-issue-changed',
      subject: { kind, id },
      before: { newsletterSubject: found.subjectNo },
      after: { newsletterSubject: written.subjectNo },
    })
  })
}

/** @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_SENT (409) */
export async function removeIssue(
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
      before: { newsletterSubject: found.subjectNo },
    })
  })
}

/** Whoever changes an issue holds it first. @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_SENT (409) */
export async function lockDraft(transaction: Database, id: string): Promise<Issue> {
  const [found] = await transaction
    .select()
    .from(newsletterIssue)
    .where(eq(newsletterIssue.id, id))
    .for('update')
  if (!found) throw refuseIssue('ISSUE_NOT_FOUND')
  if (found.sentAt) throw refuseIssue('ISSUE_SENT')
  return found
}

/** @throws {Refusal} ISSUE_CHANGED (409) */
export function requireSeen(found: Pick<Issue, 'version'>, version: number): void {
  if (found.version !== version) throw refuseIssue('ISSUE_CHANGED')
}

/** @throws {Refusal} ISSUE_INCOMPLETE (409) */
export function requireWhole({ subjectNo, textNo, subjectEn, textEn }: Issue): void {
  if ([subjectNo, textNo, subjectEn, textEn].includes('')) throw refuseIssue('ISSUE_INCOMPLETE')
}
