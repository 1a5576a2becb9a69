import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Payments } from './payments.server.ts'
import { payment } from './tables.server.ts'

const reconcileTask = declareTask('reconcile-payment', z.strictObject({ paymentId: z.uuid() }))
const sweepTask = declareTask('sweep-payments', z.strictObject({}))

/** So many in one minute, a quarter of a second apart: a provider that was away is not run over. */
export const mostInOneSweep = 200
const apart = 250

export function paymentTasks({
  database,
  payments,
  log,
}: {
  database: Database
  payments: Payments
  log: Pick<Log, 'warn'>
}): TaskHandler[] {
  return [
    handleTask(reconcileTask, async ({ paymentId }) => {
      if (!payments.isSetUp) return
      const outcome = await payments.reconcile(paymentId)
      if (outcome === 'needs-somebody') log.warn({ paymentId }, 'a card payment needs somebody')
    }),
    handleTask(sweepTask, async () => {
      if (payments.isSetUp) await sweepPayments(database)
    }),
  ]
}

export const paymentCrontab: readonly CronJob[] = [{ task: sweepTask, at: '* * * * *' }]

/** Has a payment looked at soon, once however often it is asked for. */
export function lookSoon(database: Database, paymentId: string, runAt?: Date): Promise<void> {
  return enqueueJob(
    database,
    reconcileTask,
    { paymentId },
    { key: `payment:${paymentId}`, maxAttempts: 3, ...(runAt && { runAt }) },
  )
}

/**
 * What nobody has asked about: windows that were closed, holds that have ended, processes that were
 * killed. Those that have waited longest come first.
 * @returns how many will be looked at
 */
export async function sweepPayments(database: Database): Promise<number> {
  const now = sql`now()`
  const due = await database
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        lte(payment.nextCheckAt, now),
        or(isNull(payment.leaseUntil), lte(payment.leaseUntil, now)),
      ),
    )
    .orderBy(asc(payment.nextCheckAt))
    .limit(mostInOneSweep)
  const begun = Date.now()
  for (const [index, { id }] of due.entries())
    await lookSoon(database, id, new Date(begun + index * apart))
  return due.length
}

/**
 * The provider has something to say about an order: what it is, only reading says.
 * @param orderId as it was called with: it names a row of ours or nothing
 */
export async function hearOfOrder(database: Database, orderId: string): Promise<void> {
  const [known] = await database
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        sql`(${payment.nextCheckAt} is not null or ${payment.state} = 'attention')`,
      ),
    )
  if (known) await lookSoon(database, known.id)
}
