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

/** Per minute. They run 250 ms spacing, so that a provider that was down is not flooded. */
export const maxPerSweep = 200
const spacing = 250

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
      if (outcome === 'needs-attention') log.warn({ paymentId }, 'a card payment needs attention')
    }),
    handleTask(sweepTask, async () => {
      if (payments.isSetUp) await sweepPayments(database)
    }),
  ]
}

export const paymentCrontab: readonly CronJob[] = [{ task: sweepTask, at: '* * * * *' }]

/** Enqueues one job per payment, however often it is called. */
export function enqueueReconciliation(
  database: Database,
  paymentId: string,
  runAt?: Date,
): Promise<void> {
  return enqueueJob(
    database,
    reconcileTask,
    { paymentId },
    { key: `payment:${paymentId}`, maxAttempts: 3, ...(runAt && { runAt }) },
  )
}

/**
 * Enqueues payments that are due, those that have waited longest first: the payer closed the window,
 * the hold expired, or a process died.
 * @returns how many were enqueued
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
    .limit(maxPerSweep)
  const startedAt = Date.now()
  for (const [index, { id }] of due.entries())
    await enqueueReconciliation(database, id, new Date(startedAt + index * spacing))
  return due.length
}

/**
 * A callback only says that an order changed, so the order is read.
 * @param orderId unverified: an unknown one is ignored
 */
export async function handleOrderCallback(database: Database, orderId: string): Promise<void> {
  const [found] = await database
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        sql`(${payment.nextCheckAt} is not null or ${payment.state} = 'attention')`,
      ),
    )
  if (found) await enqueueReconciliation(database, found.id)
}
