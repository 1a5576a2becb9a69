import { type OwnerKind, ownerId, type PayoutOwner } from '#core/bank/payout-owner.ts'
import {
  type DescribedOwner,
  type PayoutParts,
  type PayoutReader,
  type PayoutReason,
  sourceOf,
} from '#core/bank/payout-source.ts'
import type { PayoutLine } from '../model/contract.ts'

type Parts = Pick<PayoutParts, 'database' | 'payoutSources'>

/** Whose money each of them is, by `ownerId`. */
export async function describeOwners(
  { database, payoutSources }: Parts,
  owners: readonly PayoutOwner[],
  reader: PayoutReader,
): Promise<ReadonlyMap<string, Copied<DescribedOwner>>> {
  const described = new Map<string, Copied<DescribedOwner>>()
  for (const kind of new Set(owners.map((owner) => owner.kind))) {
    const keys = owners.flatMap((owner) => (owner.kind === kind ? [owner.key] : []))
    const found = await sourceOf(payoutSources, kind).describe(database, [...new Set(keys)], reader)
    for (const [key, { name, reference, link }] of found)
      described.set(ownerId({ kind, key }), { name, reference, link: copied(link) })
  }
  return described
}

/** Why each is paid, by the key of its request. */
export async function findReasonsOf(
  { database, payoutSources }: Parts,
  payouts: readonly { readonly ownerKind: OwnerKind; readonly requestKey: string }[],
  reader: PayoutReader,
): Promise<ReadonlyMap<string, NonNullable<PayoutLine['why']>>> {
  const reasons = new Map<string, NonNullable<PayoutLine['why']>>()
  for (const kind of new Set(payouts.map(({ ownerKind }) => ownerKind))) {
    const keys = payouts.flatMap((one) => (one.ownerKind === kind ? [one.requestKey] : []))
    const found = await sourceOf(payoutSources, kind).reasonsOf(database, keys, reader)
    for (const [key, { heading, link, lines }] of found)
      reasons.set(key, { heading, link: copied(link), lines: [...lines] })
  }
  return reasons
}

type Copied<Described> = Omit<Described, 'link'> & Pick<PayoutLine['owner'], 'link'>

/** As the answer has it. */
const copied = (link: PayoutReason['link']): PayoutLine['owner']['link'] =>
  link && { page: link.page, params: { ...link.params } }
