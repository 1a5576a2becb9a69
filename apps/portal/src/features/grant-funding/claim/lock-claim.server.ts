import { eq } from 'drizzle-orm'
import type { ClaimState } from '#core/grants/funding/kinds.ts'
import { grantClaim } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { LoadedAward } from '../model/load-awards.server.ts'
import { lockForStaff } from '../model/lock-for-staff.server.ts'
import { recordAction } from '../model/record-action.server.ts'

export type LockedClaim = {
  readonly loaded: LoadedAward
  readonly claim: LoadedAward['claims'][number]
}

/**
 * A claim with its grant, locked.
 * @param states in which this can be done
 * @throws {Refusal} `GRANT_NOT_FOUND`, `OWN_CASE`, `GRANT_STATE`
 */
export async function lockClaim(
  transaction: Database,
  staff: StaffActor,
  claimId: string,
  states: readonly ClaimState[],
): Promise<LockedClaim> {
  const [known] = await transaction
    .select({ applicationId: grantClaim.applicationId })
    .from(grantClaim)
    .where(eq(grantClaim.id, claimId))
  const loaded = await lockForStaff(transaction, staff, known?.applicationId)
  const claim = loaded.claims.find(({ id }) => id === claimId)
  if (!claim) throw refuseGrant('GRANT_NOT_FOUND')
  if (!states.includes(claim.state)) throw refuseGrant('GRANT_STATE')
  return { loaded, claim }
}

export const recordClaim = (
  transaction: Database,
  staff: StaffActor,
  { loaded, claim }: LockedClaim,
  action:
    | 'grant-claim-confirmed'
    | 'grant-claim-received'
    | 'grant-claim-paid'
    | 'grant-claim-cancelled',
  more: { readonly grantFundingDay?: string; readonly grantFundingReason?: string } = {},
): Promise<void> =>
  recordAction(transaction, staff, {
    action,
    subject: { kind: 'grant-funding', id: loaded.award.applicationId },
    after: {
      grantFundingOre: claim.amountOre,
      grantFundingReference: loaded.application.reference ?? '',
      ...more,
    },
  })
