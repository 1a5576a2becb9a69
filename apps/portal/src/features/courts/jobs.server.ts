import { z } from 'zod'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { sweepExpiredHolds } from './holds/change-reservation.server.ts'
import {
  cancelAfterEndTask,
  cancelBookingsAfterEnd,
  refundAfterEnd,
  refundAfterEndTask,
} from './membership-end/cancel-bookings.server.ts'
import { bookingChangeTask, mailBookingChange } from './notify-member/notify-member.server.ts'
import { mailReceipt } from './receipts/booking-mail.server.ts'
import { courtSoldTask } from './receipts/record-sale.server.ts'
import { notifyOfFreeCourts } from './slot-alerts/notify-of-free-courts.server.ts'

/** Holds expire whatever is switched off. */
export const sweepTask = declareTask('sweep-court-holds', z.object({}))

/**
 * The database enqueues it with the span of freed units; the crontab, without a span, for
 * everybody.
 */
const notifyOfFreeCourtsTask = declareTask(
  'tell-of-free-courts',
  z.object({
    from: z.iso.datetime({ offset: true }).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
  }),
)

export const courtCrontab: readonly CronJob[] = [
  { task: sweepTask, at: '* * * * *' },
  { task: notifyOfFreeCourtsTask, at: '*/5 * * * *' },
]

export function courtTasks({
  database,
  mailer,
  portalUrl,
  payments,
  clock,
}: {
  database: Database
  mailer: Mailer
  portalUrl: string
  payments: Pick<Payments, 'refund'>
  clock: Clock
}): TaskHandler[] {
  return [
    handleTask(sweepTask, async () => {
      await sweepExpiredHolds(database)
    }),
    handleTask(courtSoldTask, ({ reservationId }, { jobId }) =>
      mailReceipt({ database, mailer, portalUrl }, { reservationId, jobId }),
    ),
    handleTask(notifyOfFreeCourtsTask, async ({ from, until }) => {
      const span = from && until ? { from: new Date(from), until: new Date(until) } : undefined
      await notifyOfFreeCourts({ database, portalUrl }, { now: clock(), span })
    }),
    handleTask(cancelAfterEndTask, (ended) =>
      cancelBookingsAfterEnd({ database, portalUrl }, ended),
    ),
    handleTask(refundAfterEndTask, (wanted) => refundAfterEnd({ database, payments }, wanted)),
    handleTask(bookingChangeTask, (change) =>
      mailBookingChange({ database, mailer, portalUrl }, change),
    ),
  ]
}
