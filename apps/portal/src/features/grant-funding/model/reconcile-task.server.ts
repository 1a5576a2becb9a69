import { z } from 'zod'
import { declareTask } from '#platform/jobs/task.server.ts'

/** Makes a grant what the bank has said of its payouts. */
export const reconcileTask = declareTask(
  'reconcile-grant-funding',
  z.object({ applicationId: z.uuid() }),
)
