import type { Locale } from '@trivsel/content-contract/locales'

import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCase } from './refuse-case.server.ts'
import { stepTarget } from './rules.ts'
import { caseDecision, caseEvent, caseFile } from './tables.server.ts'

type NewCase = {
  kind: string
  /** Staff answer within so many days. */
  deadlineDays: number
  userId: string
  language: Locale
  /** A key that cases of the kind are counted by: the institution. */
  group?: string | null
  /** Where the application names the applicant, who is shown so to staff. */
  applicantName?: string | null
}

/**
 * Opens a case in the caller's transaction. When one person sends several at once, one is opened.
 * @throws {Refusal} `CASE_EXISTS`
 */
export async function openCase(
  transaction: Database,
  { group = null, ...wanted }: NewCase,
): Promise<string> {
  const [opened] = await transaction
    .insert(caseFile)
    .values({ ...wanted, groupName: group })
    .onConflictDoNothing()
    .returning({ id: caseFile.id })
  if (!opened) throw refuseCase('CASE_EXISTS')
  return opened.id
}

/**
 * The student sends it again, in the caller's transaction. A decision about what they had sent
 * before, of which they were not notified, is void.
 *
 * @param sent `action`: `resend` of one that was approved and could not take effect, as its kind knows
 * @throws {Refusal} `CASE_NOT_FOUND`: theirs is another one; `STEP_NOT_POSSIBLE`
 */
export async function editCase(
  transaction: Database,
  {
    caseId,
    kind,
    userId,
    group,
    applicantName,
    action = 'edit',
  }: Pick<NewCase, 'kind' | 'userId' | 'group' | 'applicantName'> & {
    caseId: string
    action?: 'edit' | 'resend'
  },
): Promise<void> {
  const [found] = await transaction
    .select({ status: caseFile.status })
    .from(caseFile)
    .where(
      and(
        eq(caseFile.id, caseId),
        eq(caseFile.kind, kind),
        eq(caseFile.userId, userId),
        isNull(caseFile.closedAt),
      ),
    )
    .for('update')
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  const to = stepTarget(found.status, action, 'customer')
  if (!to) throw refuseCase('STEP_NOT_POSSIBLE')
  if (group !== undefined || applicantName !== undefined)
    await transaction
      .update(caseFile)
      .set({ groupName: group, applicantName })
      .where(eq(caseFile.id, caseId))
  await transaction.delete(caseDecision).where(eq(caseDecision.caseId, caseId))
  await transaction.insert(caseEvent).values({
    caseId,
    action,
    fromStatus: found.status,
    toStatus: to,
    actorKind: 'customer',
    actorId: userId,
  })
}
