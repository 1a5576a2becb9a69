import type { Database } from '#platform/database/database.server.ts'
import { ownerKinds, type PayoutOwner } from '../payout-owner.ts'
import {
  type PayoutSource,
  type ReturnedPayout,
  type SettledPayout,
  type SettlingParts,
  sourceOf,
} from '../payout-source.ts'

type Parts = Pick<SettlingParts, 'payoutSources' | 'portalUrl'>

/** Notifies the features whose payouts have an outcome, in the transaction of it. */
export const notifySettled = (
  transaction: Database,
  settled: readonly SettledPayout[],
  parts: Parts,
): Promise<void> =>
  byKind(settled, parts, async (source, own) => source.onSettled?.(transaction, own, parts))

/** The same for payouts that came back. */
export const notifyReturned = (
  transaction: Database,
  returned: readonly ReturnedPayout[],
  parts: Parts,
): Promise<void> =>
  byKind(returned, parts, async (source, own) => source.onReturned?.(transaction, own, parts))

async function byKind<Payout extends { readonly owner: PayoutOwner }>(
  payouts: readonly Payout[],
  { payoutSources }: Parts,
  notify: (source: PayoutSource, own: readonly Payout[]) => Promise<void>,
): Promise<void> {
  for (const kind of ownerKinds) {
    const own = payouts.filter(({ owner }) => owner.kind === kind)
    if (own.length > 0) await notify(sourceOf(payoutSources, kind), own)
  }
}
