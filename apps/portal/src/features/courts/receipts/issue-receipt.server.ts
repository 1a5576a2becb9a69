import { and, eq } from 'drizzle-orm'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyBooker } from './booking-mail.server.ts'
import { courtReceipt } from './tables.server.ts'

export type ReceiptRow = typeof courtReceipt.$inferSelect & { readonly receiptNumber: number }

/**
 * Returns the receipt of a booking. The first call gives it its number and mails its owner, once.
 * @param wanted.userId of the caller; left out by the job, which issues receipts for everybody
 * @returns null when the caller has no such receipt
 */
export function issueReceipt(
  { database, portalUrl }: { database: Database; portalUrl: string },
  wanted: { readonly reservationId: string; readonly userId?: string },
): Promise<ReceiptRow | null> {
  return database.transaction(async (transaction) => {
    const isThis = eq(courtReceipt.reservationId, wanted.reservationId)
    const { userId } = wanted
    const [found] = await transaction
      .select()
      .from(courtReceipt)
      .where(userId === undefined ? isThis : and(isThis, eq(courtReceipt.userId, userId)))
      .for('update')
    if (!found) return null
    if (found.receiptNumber !== null) return { ...found, receiptNumber: found.receiptNumber }
    await notifyBooker(transaction, found, { kind: 'booked', portalUrl })
    const receiptNumber = await allocateNumber(transaction, 'court-receipt')
    await transaction.update(courtReceipt).set({ receiptNumber }).where(isThis)
    return { ...found, receiptNumber }
  })
}
