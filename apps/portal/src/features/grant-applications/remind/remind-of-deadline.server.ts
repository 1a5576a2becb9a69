import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { statesWith } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantReminder } from '#core/grants/funding/tables.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyApplicants } from '../model/grant-mails.server.ts'

const hour = 3_600_000
/** Before the deadline. */
const hoursBefore = 72
const reminder = 'draft-deadline'

/**
 * Reminds those who have a draft that the deadline is in three days. Each once for each deadline, which
 * is written down with the mail, so that the job may run twice and at the same time.
 * @returns how many applications were reminded of
 */
export async function remindOfDeadline(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const due = await database
    .select({
      id: grantApplication.id,
      draft: grantApplication.draft,
      deadlineAt: grantRound.deadlineAt,
      meetsAt: grantRound.meetsAt,
    })
    .from(grantApplication)
    .innerJoin(grantRound, eq(grantRound.id, grantApplication.roundId))
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .where(
      and(
        eq(grantApplication.sentVersion, 0),
        isNull(grantApplication.withdrawnAt),
        isNull(grantRound.cancelledAt),
        gt(grantRound.deadlineAt, now),
        lte(grantRound.deadlineAt, new Date(now.getTime() + hoursBefore * hour)),
        // One that cannot send it is not told to.
        sql`(${association.id} is null or ${association.state} = any(${sql.param([
          ...statesWith('mayApplyForGrants'),
        ])}::text[]))`,
      ),
    )
    .orderBy(grantApplication.id)
  let reminded = 0
  for (const { id, draft, deadlineAt, meetsAt } of due) {
    signal?.throwIfAborted()
    await database.transaction(async (transaction) => {
      const added = await transaction
        .insert(grantReminder)
        .values({ applicationId: id, kind: reminder, about: osloDate(deadlineAt), sentAt: now })
        .onConflictDoNothing()
        .returning({ id: grantReminder.applicationId })
      if (added.length === 0) return
      await notifyApplicants(
        transaction,
        { applicationId: id, portalUrl },
        { kind: 'reminder', deadlineAt, meetsAt, title: draft.title },
      )
      reminded += 1
    })
  }
  return reminded
}
