import { and, eq } from 'drizzle-orm'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyBooker } from './booking-mail.server.ts'
import { courtReceipt } from './tables.server.ts'

export type ReceiptRow = typeof courtReceipt.$inferSelect & { readonly receiptNumber: number }

/**
 * The receipt of a booking with its number, which it is given by whoever asks first: that is when
 * its owner is written to, once.
 * @param wanted.userId of whoever asks; left out for the job, which asks for everybody
 * @returns null when there is none of theirs
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
