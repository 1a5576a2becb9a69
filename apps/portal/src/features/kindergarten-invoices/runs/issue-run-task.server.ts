import { z } from 'zod'
import { declareTask } from '#platform/jobs/task.server.ts'

export const issueRunTask = declareTask(
  'issue-kindergarten-invoices',
  z.strictObject({ runId: z.uuid() }),
)
