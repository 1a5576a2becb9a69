import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { addDemoCardPayment } from '#core/payments/demo/add-card-payment.server.ts'
import { creditReceipt } from '#core/receipts/credit-receipt.server.ts'
import { recordSale } from '#core/receipts/record-sale.server.ts'
import { receipt } from '#core/receipts/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime, osloDate, startOfOsloDate } from '#platform/time/oslo.ts'
import { courtPayments } from '../pay/payment-kind.server.ts'
import { courtReceiptTexts } from '../receipts/record-sale.server.ts'

/** The member of the demo whose money is worth looking at. */
export const demoPayer = 'member-money@trivsel.example'

const badminton = {
  court: { no: 'Badmintonbane 1', en: 'Badminton court 1' },
  category: { no: 'Badminton', en: 'Badminton' },
  priceOre: 6_000,
}

/** Days ago; what of it went back to the card. */
const sales = [
  { daysAgo: 420, hours: 1, refundedOre: 0 },
  { daysAgo: 40, hours: 2, refundedOre: 0 },
  { daysAgo: 12, hours: 1, refundedOre: 12_000 },
] as const

/** Courts that the member had long ago: the receipts, and the money. Once. */
export async function seedCourtSales(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (transaction) => {
    const [payer] = await transaction
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, demoPayer))
      .for('update')
    const [center] = await transaction
      .select({ name: sportsCenter.name })
      .from(sportsCenter)
      .orderBy(sportsCenter.id)
      .limit(1)
    if (!payer || !center) return
    const isCourtOf = and(eq(receipt.userId, payer.id), eq(receipt.subjectKind, courtPayments.kind))
    if ((await transaction.$count(receipt, isCourtOf)) > 0) return
    for (const sale of sales)
      await addSale(transaction, { ...sale, userId: payer.id, centerName: center.name, now })
  })
}

const half = 30 * 60_000

async function addSale(
  transaction: Database,
  sale: (typeof sales)[number] & { userId: string; centerName: string; now: Date },
): Promise<void> {
  const { daysAgo, hours, refundedOre, userId, centerName, now } = sale
  const at = addDaysByWallTime(now, -daysAgo)
  const start = startOfOsloDate(osloDate(addDaysByWallTime(at, 1)))
  const startsAt = new Date(start.getTime() + 17 * 2 * half)
  const units = Array.from({ length: 2 * hours }, (_, index) => ({
    startsAt: new Date(startsAt.getTime() + index * half),
    priceOre: badminton.priceOre,
  }))
  const reservationId = randomUUID()
  const amountOre = units.length * badminton.priceOre
  const paymentId = await addDemoCardPayment(transaction, {
    userId,
    subjectKind: courtPayments.kind,
    subjectId: reservationId,
    amountOre,
    account: null,
    at,
    refundedOre,
    refundedAt: addDaysByWallTime(at, 1),
  })
  const { court, category } = badminton
  await recordSale(transaction, {
    paymentId,
    subjectKind: courtPayments.kind,
    subjectId: reservationId,
    userId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + units.length * half),
    amountOre,
    soldAt: at,
    ...courtReceiptTexts({ court, category, centerName, units }),
  })
  if (refundedOre > 0)
    await creditReceipt(transaction, {
      paymentId,
      amountOre: refundedOre,
      cause: 'by-payer',
      actorId: null,
      creditedAt: addDaysByWallTime(at, 1),
    })
}
