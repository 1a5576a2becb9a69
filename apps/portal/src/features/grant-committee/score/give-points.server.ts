import { and, eq, isNull, lt } from 'drizzle-orm'
import { grantScore } from '#core/grants/committee/tables.server.ts'
import { grantCriterion } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireMember } from '../model/committee-member.server.ts'
import type { PointsForm } from '../model/contract.ts'
import { lockOwnCase, type OpenCase } from '../model/open-case.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Points of a member for one criterion of the version that they read. Of several marks the one that was
 * made last counts, however they arrive; the same one again changes nothing.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `POINTS_INVALID` and those of `lockOwnCase`
 */
export async function givePoints(
  database: Database,
  staff: StaffActor,
  { applicationId, ...form }: PointsForm & { readonly applicationId: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const actor = await requireMember(transaction, staff, now)
    const found = await lockOwnCase(transaction, actor, applicationId)
    await requireCriterion(transaction, found, form)
    const { points, version, criterionId } = form
    // A device whose clock is ahead would win over every later mark.
    const made = new Date(form.markedAt)
    const markedAt = made < now ? made : now
    const values = { points, version, markedAt, savedAt: now }
    const changed = await transaction
      .insert(grantScore)
      .values({ applicationId, userId: actor.userId, criterionId, ...values })
      .onConflictDoUpdate({
        target: [grantScore.applicationId, grantScore.userId, grantScore.criterionId],
        set: values,
        setWhere: lt(grantScore.markedAt, markedAt),
      })
      .returning({ id: grantScore.criterionId })
    if (changed.length === 0) return
    await recordAction(transaction, staff, {
      action: 'grant-scored',
      subject: { kind: 'grant-reading', id: applicationId },
    })
  })
}

async function requireCriterion(
  transaction: Database,
  { typeId, sentVersion }: OpenCase,
  { criterionId, points, version }: PointsForm,
): Promise<void> {
  const [criterion] = await transaction
    .select()
    .from(grantCriterion)
    .where(and(eq(grantCriterion.id, criterionId), isNull(grantCriterion.removedAt)))
  const isOfType = criterion && (criterion.typeId === null || criterion.typeId === typeId)
  if (!isOfType || (points ?? 0) > criterion.mostPoints || version > sentVersion)
    throw refuse('POINTS_INVALID')
}
