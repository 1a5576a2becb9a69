import { eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ownerAccount, unconfirmedAccount } from '../accounts.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { incomingTransfer } from '../tables.server.ts'
import type { TransferRow } from './find-holders.server.ts'
import { receivedKey } from './insert-transfers.server.ts'
import { lockTransfer } from './lock-transfer.server.ts'
import type { OnReceived } from './on-received.server.ts'

type Parts = { database: Database; onReceived?: OnReceived | undefined }

/**
 * A second person confirms that a registered transfer has arrived; from then on the money counts.
 *
 * @param revision as it was read: whose it is may have changed meanwhile
 * @throws {Refusal} OWN_CASE, TRANSFER_UNKNOWN, TRANSFER_CHANGED, TRANSFER_OWN: they registered it
 *   themselves
 */
export async function confirmTransfer(
  { database, onReceived }: Parts,
  { id, revision }: { id: string; revision: number },
  actor: StaffAuditActor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const transfer = await lockTransfer(transaction, { id, revision })
    if (transfer.confirmedAt !== null) throw refuse('TRANSFER_CHANGED')
    const { users } = await requireOthersMoney(transaction, actor, [transfer.customerNumber])
    if (users.has(transfer.registeredBy ?? '')) throw refuse('TRANSFER_OWN')
    await transaction
      .update(incomingTransfer)
      .set({ confirmedAt: sql`now()`, confirmedBy: actor.userId })
      .where(eq(incomingTransfer.id, id))
    await countTransfers({ transaction, onReceived }, [transfer], actor.userId)
    await recordAction(transaction, actor, {
      action: 'transfer-confirmed',
      subject: { kind: 'transfer', id },
      after: { amountOre: transfer.amountOre, customerNumber: transfer.customerNumber },
    })
  })
}

/**
 * Posts confirmed transfers to their owners in the ledger. `customerNumber` is that of the confirmed row.
 */
export async function countTransfers(
  { transaction, onReceived }: { transaction: Database; onReceived?: OnReceived | undefined },
  confirmed: readonly TransferRow[],
  actorId: string | null,
): Promise<void> {
  if (confirmed.length === 0) return
  await postTransactions(
    transaction,
    confirmed.map(({ id, amountOre, valueDate, ownAccount, customerNumber }) => ({
      key: receivedKey(id),
      kind: 'transfer-received',
      valueDate,
      entries: move(amountOre, {
        from: ownerAccount(ownAccount, customerNumber),
        to: unconfirmedAccount(ownAccount),
      }),
      actorId,
    })),
  )
  const received = confirmed.flatMap(({ id, customerNumber, matchedBy, amountOre }) =>
    customerNumber !== null && matchedBy !== null
      ? [{ id, customerNumber, matchedBy, amountOre }]
      : [],
  )
  if (received.length > 0) await onReceived?.(transaction, received)
}
