import { and, eq, isNull, sql } from 'drizzle-orm'
import { grantConflict } from '#core/grants/committee/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireMember } from '../model/committee-member.server.ts'
import type { ConflictForm } from '../model/contract.ts'
import { lockCase } from '../model/open-case.server.ts'
import { recordAction } from '../model/record-action.server.ts'

/**
 * The caller says that they take no part in a case, or takes that back: then they were wrong. What the
 * system finds is not taken back by that. Once more changes nothing.
 * @throws {Refusal} `NOT_IN_COMMITTEE` and those of `lockCase`
 */
export async function declareConflict(
  database: Database,
  staff: StaffActor,
  { applicationId, isDeclared }: ConflictForm & { readonly applicationId: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const actor = await requireMember(transaction, staff, now)
    await lockCase(transaction, actor, applicationId)
    const { userId } = actor
    const changed = isDeclared
      ? await transaction
          .insert(grantConflict)
          .values({ applicationId, userId, cause: 'declared', declaredAt: now })
          .onConflictDoNothing({
            target: [grantConflict.applicationId, grantConflict.userId],
            where: sql`withdrawn_at is null`,
          })
          .returning({ id: grantConflict.id })
      : await transaction
          .update(grantConflict)
          .set({ withdrawnAt: now })
          .where(
            and(
              eq(grantConflict.applicationId, applicationId),
              eq(grantConflict.userId, userId),
              eq(grantConflict.cause, 'declared'),
              isNull(grantConflict.withdrawnAt),
            ),
          )
          .returning({ id: grantConflict.id })
    if (changed.length === 0) return
    await recordAction(transaction, staff, {
      action: isDeclared ? 'grant-conflict-declared' : 'grant-conflict-withdrawn',
      subject: { kind: 'grant-reading', id: applicationId },
    })
  })
}
