import { eq } from 'drizzle-orm'
import { budgetAccount, claimAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantClaim } from '#core/grants/funding/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ReasonForm } from '../model/forms.ts'
import { notifyApplicant } from '../model/funding-mail.server.ts'
import { inKroner, noteHistory } from '../model/note-history.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import type { ClaimParts } from './claim-parts.server.ts'
import { type LockedClaim, lockClaim, recordClaim } from './lock-claim.server.ts'

/**
 * Cancels a claim that was wrong. What was confirmed is taken out of the budget again, and the applicant
 * is mailed.
 * @throws {Refusal} `GRANT_BUDGET_EXCEEDED`: the budget has granted it to others;
 *   `GRANT_BUDGET_RESERVED`; those of `lockClaim`
 */
export function cancelClaim(
  { database, portalUrl }: ClaimParts,
  staff: StaffActor,
  { claimId, reason }: ReasonForm & { readonly claimId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const locked = await lockClaim(transaction, staff, claimId, ['proposed', 'open'])
    await cancelLocked({ database: transaction, portalUrl }, staff, locked, reason, now)
    await reconcileAward(transaction, locked.loaded.application.id, { actorId: staff.userId, now })
  })
}

/**
 * The same within another change, which reconciles the grant afterwards.
 * @param parts.database the transaction
 * @throws {Refusal} `GRANT_BUDGET_EXCEEDED`
 */
export async function cancelLocked(
  { database: transaction, portalUrl }: ClaimParts,
  staff: StaffActor,
  locked: LockedClaim,
  reason: string,
  now: Date,
): Promise<void> {
  const { loaded, claim } = locked
  const { application, budgetYear } = loaded
  const { amountOre } = claim
  await transaction
    .update(grantClaim)
    .set({
      state: 'cancelled',
      closedBy: staff.userId,
      closedAt: now,
      closedReason: reason,
      version: claim.version + 1,
    })
    .where(eq(grantClaim.id, claim.id))
  if (claim.state === 'open') {
    await moveGrantMoney(
      transaction,
      [
        {
          key: `grant-claim-cancelled:${claim.id}`,
          kind: 'grant-claim-cancelled',
          amountOre,
          from: budgetAccount({ year: budgetYear, typeId: application.typeId }),
          to: claimAccount(application.id),
        },
      ],
      { actorId: staff.userId, valueDate: osloDate(now) },
    )
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-claim-cancelled', by, inKroner(amountOre))
    const about = { applicationId: application.id, portalUrl }
    await notifyApplicant(transaction, about, { kind: 'claim-cancelled', amountOre, reason })
  }
  await recordClaim(transaction, staff, locked, 'grant-claim-cancelled', {
    grantFundingReason: reason,
  })
}
