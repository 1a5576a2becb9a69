import { goingOf, type OwnOwners, ownPayouts } from '../own-payouts.server.ts'
import type { PayoutParts } from '../payout-source.ts'
import type { PayoutInTransit } from './lock-payouts.server.ts'

/**
 * Returns a predicate for the payouts that this uploader's file must not settle: those that they
 * approved, prepared or receive. The person who released a payout may upload the file, since another
 * person prepared it.
 */
export async function waitsForColleague(
  parts: Pick<PayoutParts, 'database' | 'encryption'>,
  own: OwnOwners,
): Promise<(row: PayoutInTransit) => boolean> {
  const isGoingToThem = await ownPayouts(parts, own)
  return (row) =>
    own.users.has(row.approvedBy) ||
    own.users.has(row.preparedBy) ||
    isGoingToThem(goingOf(parts.encryption)(row))
}
