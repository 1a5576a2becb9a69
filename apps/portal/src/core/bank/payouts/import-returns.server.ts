import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { FileCredit } from '../contract.ts'
import type { SettlingParts } from '../payout-source.ts'
import { payout } from '../tables.server.ts'
import { findHolders } from '../transfers/find-holders.server.ts'
import { reverseInLedger } from '../transfers/reverse-transfer.server.ts'
import { lockByEndToEndId, type PayoutInTransit } from './lock-payouts.server.ts'
import { type Returned, returnPayouts } from './return-payouts.server.ts'
import { markSettled } from './settle-payouts.server.ts'

export type ImportedReturns = {
  readonly returned: number
  /** Entries of returns that were imported before. */
  readonly repeated: number
  /** Returned payouts that a colleague of the uploader has to import. */
  readonly waiting: ReadonlySet<string>
  /** Credits that are not returns. */
  readonly others: readonly FileCredit[]
  /** Credits with the id of a payout that they do not match: unallocated until staff check them. */
  readonly unclear: readonly FileCredit[]
}

/**
 * Finds returned payouts by their end-to-end ids, and credits their customers. A payout in transit is
 * settled as paid before it is returned.
 *
 * Returned money can be paid out again, to another account, so a return needs the same control as a
 * payment: `mustWait` selects the payouts for which a colleague has to upload the file.
 */
export async function importReturns(
  transaction: Database,
  credits: readonly FileCredit[],
  {
    ownAccount,
    mustWait,
    ...by
  }: {
    ownAccount: string
    mustWait: (row: PayoutInTransit) => boolean
    actorId: string | null
  } & Pick<SettlingParts, 'payoutSources' | 'portalUrl'>,
): Promise<ImportedReturns> {
  const ids = credits.flatMap(({ endToEndId }) => (endToEndId === null ? [] : [endToEndId]))
  const payouts = await lockByEndToEndId(transaction, ids)
  const ofPayouts = credits.filter(({ endToEndId }) => payouts.has(endToEndId ?? ''))
  const holders = await findHolders(
    transaction,
    ownAccount,
    ofPayouts.map(({ reference }) => reference),
  )
  const returned = new Map<string, Returned>()
  /** References that this file adds to returns that staff had recorded. */
  const named = new Map<string, string>()
  const others: FileCredit[] = []
  const unclear: FileCredit[] = []
  const waiting = new Set<string>()
  let repeated = 0
  for (const credit of credits) {
    const locked = payouts.get(credit.endToEndId ?? '')
    const told = named.get(locked?.id ?? '')
    const row = locked && told !== undefined ? { ...locked, returnReference: told } : locked
    const holder = holders.get(credit.reference)
    // Another file, or two people, have already allocated this money.
    if (!row || (holder && holder.confirmedAt !== null && row.state !== 'returned'))
      others.push(credit)
    else if (isRepeated(row, credit) || isSameEntry(returned.get(row.id), credit)) {
      if (row.state === 'returned' && row.returnReference === null) {
        await transaction
          .update(payout)
          .set({ returnReference: credit.reference })
          .where(eq(payout.id, row.id))
        named.set(row.id, credit.reference)
      }
      repeated += 1
    } else if (mayReturn(row, credit) && mustWait(row)) waiting.add(row.id)
    else if (mayReturn(row, credit) && !returned.has(row.id)) {
      // Staff had registered the money as a transfer; the bank's entry is authoritative.
      if (holder) await reverseInLedger(transaction, holder, by.actorId)
      returned.set(row.id, toReturned(row, credit))
    } else unclear.push(credit)
  }
  await settleFirst(transaction, [...returned.values()], by)
  await returnPayouts(transaction, [...returned.values()], by)
  return { returned: returned.size, repeated, waiting, others, unclear }
}

const isRepeated = (
  { state, returnReference, returnedOre }: PayoutInTransit,
  { reference, amountOre }: FileCredit,
) =>
  state === 'returned' &&
  returnedOre === amountOre &&
  (returnReference === null || returnReference === reference)

const isSameEntry = (before: Returned | undefined, { reference, amountOre }: FileCredit) =>
  before?.reference === reference && before.amountOre === amountOre

const mayReturn = ({ state, amountOre }: PayoutInTransit, credit: FileCredit) =>
  ['released', 'sent', 'paid'].includes(state) && credit.amountOre <= amountOre

const toReturned = (row: PayoutInTransit, credit: FileCredit): Returned => ({
  row,
  amountOre: credit.amountOre,
  on: credit.valueDate,
  reference: credit.reference,
  reason: credit.returnReason,
})

async function settleFirst(
  transaction: Database,
  returned: readonly Returned[],
  by: { actorId: string | null } & Pick<SettlingParts, 'payoutSources' | 'portalUrl'>,
): Promise<void> {
  const onTheirWay = returned.filter(({ row }) => row.state !== 'paid')
  await markSettled(
    transaction,
    onTheirWay.map(({ row }) => ({
      row,
      answer: { endToEndId: row.endToEndId, outcome: 'paid', reason: null },
    })),
    { ...by, manual: null },
  )
}
