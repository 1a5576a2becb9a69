import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../refuse.server.ts'
import { incomingTransfer } from '../tables.server.ts'
import type { TransferRow } from './find-holders.server.ts'

/**
 * One at a time changes a transfer, and only as it was read.
 * @throws {Refusal} TRANSFER_UNKNOWN; TRANSFER_CHANGED: it is another one's by now, or reversed
 */
export async function lockTransfer(
  transaction: Database,
  { id, revision }: { id: string; revision: number },
): Promise<TransferRow> {
  const [transfer] = await transaction
    .select()
    .from(incomingTransfer)
    .where(eq(incomingTransfer.id, id))
    .for('no key update')
  if (!transfer) throw refuse('TRANSFER_UNKNOWN')
  if (transfer.revision !== revision || transfer.reversedAt !== null)
    throw refuse('TRANSFER_CHANGED')
  return transfer
}
