import { randomUUID } from 'node:crypto'
import { grantClaim } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { claimedOre, paidOre } from '../model/award-facts.server.ts'
import type { ClaimForm } from '../model/forms.ts'
import type { LoadedAward } from '../model/load-awards.server.ts'
import { lockForStaff } from '../model/lock-for-staff.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireComingDay } from '../model/require-coming-day.server.ts'

/**
 * Proposes to claim money back, which a second person confirms. Nobody is told before that.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `OWN_CASE`, `CLAIM_TOO_MUCH`, `GRANT_DATE_INVALID`
 */
export function proposeClaim(
  database: Database,
  staff: StaffActor,
  { applicationId, ...form }: ClaimForm & { readonly applicationId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const loaded = await lockForStaff(transaction, staff, applicationId)
    requireComingDay(form.day, now)
    await addClaim(transaction, staff, loaded, form, now)
    // A grant that was settled is open again.
    await reconcileAward(transaction, applicationId, { actorId: staff.userId, now })
  })
}

/** The same within another change. @throws {Refusal} `CLAIM_TOO_MUCH` */
export async function addClaim(
  transaction: Database,
  staff: StaffActor,
  loaded: LoadedAward,
  { amountOre, reason, day }: ClaimForm,
  now: Date,
): Promise<void> {
  const { applicationId, state } = loaded.award
  if (state === 'offered') throw refuseGrant('GRANT_STATE')
  if (amountOre > paidOre(loaded) - claimedOre(loaded)) throw refuse('CLAIM_TOO_MUCH')
  await transaction.insert(grantClaim).values({
    id: randomUUID(),
    applicationId,
    amountOre,
    reason,
    dueOn: day,
    proposedBy: staff.userId,
    proposedAt: now,
  })
  await recordAction(transaction, staff, {
    action: 'grant-claim-proposed',
    subject: { kind: 'grant-funding', id: applicationId },
    after: {
      grantFundingOre: amountOre,
      grantFundingReason: reason,
      grantFundingDay: day,
      grantFundingReference: loaded.application.reference ?? '',
    },
  })
}
