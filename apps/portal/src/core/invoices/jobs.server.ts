import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { returnTask, returnToCards } from './return-to-cards.server.ts'

export const invoiceTasks = (context: {
  database: Database
  payments: Pick<Payments, 'isSetUp' | 'engine' | 'refund'>
}): TaskHandler[] => [
  handleTask(returnTask, async (wanted) => {
    if (context.payments.isSetUp) await returnToCards(context, wanted)
  }),
]
