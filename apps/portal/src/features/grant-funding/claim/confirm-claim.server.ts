import { eq } from 'drizzle-orm'
import { budgetAccount, claimAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantClaim } from '#core/grants/funding/tables.server.ts'
import { isOwnAccount } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyApplicant } from '../model/funding-mail.server.ts'
import { inKroner, noteHistory } from '../model/note-history.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { ClaimParts } from './claim-parts.server.ts'
import { lockClaim, recordClaim } from './lock-claim.server.ts'

/**
 * A second person confirms a claim: the applicant is mailed, and the budget has the money again, owed by
 * the applicant.
 * @throws {Refusal} `CLAIM_OWN`: the caller has proposed it; those of `lockClaim`
 */
export function confirmClaim(
  { database, portalUrl }: ClaimParts,
  staff: StaffActor,
  { claimId }: { readonly claimId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const locked = await lockClaim(transaction, staff, claimId, ['proposed'])
    const { loaded, claim } = locked
    if (await isOwnAccount(transaction, staff.userId, claim.proposedBy)) throw refuse('CLAIM_OWN')
    const { application, budgetYear } = loaded
    const { amountOre, reason, dueOn } = claim
    await transaction
      .update(grantClaim)
      .set({
        state: 'open',
        confirmedBy: staff.userId,
        confirmedAt: now,
        version: claim.version + 1,
      })
      .where(eq(grantClaim.id, claimId))
    await moveGrantMoney(
      transaction,
      [
        {
          key: `grant-claimed:${claimId}`,
          kind: 'grant-claimed',
          amountOre,
          from: claimAccount(application.id),
          to: budgetAccount({ year: budgetYear, typeId: application.typeId }),
        },
      ],
      { actorId: staff.userId, valueDate: osloDate(now) },
    )
    await recordClaim(transaction, staff, locked, 'grant-claim-confirmed')
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-claimed', by, inKroner(amountOre))
    const what = { kind: 'claimed', amountOre, day: dueOn, reason } as const
    await notifyApplicant(transaction, { applicationId: application.id, portalUrl }, what)
  })
}
