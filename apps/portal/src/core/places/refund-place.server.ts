import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Payments } from '#core/payments/payments.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { place } from './tables.server.ts'

export const refundPlaceTask = declareTask('refund-place', z.strictObject({ placeId: z.uuid() }))

/** One job for each place, however often it is enqueued. */
export const enqueuePlaceRefund = (database: Database, placeId: string): Promise<void> =>
  enqueueJob(database, refundPlaceTask, { placeId }, { key: `refund-place:${placeId}` })

/** Paid, and not all of it was refunded but for what was kept of seats that were cancelled before. */
const owes = and(
  inArray(payment.state, ['confirmed', 'captured', 'refunding', 'refunded']),
  sql`${payment.refundDueOre} + ${place.keptOre} < ${payment.amountOre}`,
  eq(place.cancelledBecause, 'called-off'),
)

/** Refunds what was paid for a place that was called off. Again does nothing. */
export async function refundCalledOff(
  { database, payments }: { database: Database; payments: Pick<Payments, 'refund'> },
  placeId: string,
): Promise<void> {
  const [due] = await database
    .select({ paymentId: payment.id, keptOre: place.keptOre })
    .from(place)
    .innerJoin(payment, eq(payment.id, place.paymentId))
    .where(and(eq(place.id, placeId), owes))
  if (!due) return
  await payments.refund(due.paymentId, {
    refundOre: ({ amountOre, refundDueOre }) => amountOre - refundDueOre - due.keptOre,
    detail: 'called-off',
  })
}

/** Finds refunds whose jobs gave up, and begins them again. */
export async function resumeRefunds(database: Database): Promise<void> {
  const due = await database
    .select({ id: place.id })
    .from(place)
    .innerJoin(payment, eq(payment.id, place.paymentId))
    .where(and(owes, sql`${place.endedAt} < now() - interval '1 hour'`))
    .limit(100)
  for (const { id } of due) await enqueuePlaceRefund(database, id)
}
