import type { Database } from '#platform/database/database.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { issueRun } from './runs/issue-run.server.ts'
import { issueRunTask } from './runs/issue-run-task.server.ts'

export const kindergartenInvoiceTasks = ({
  database,
  portalUrl,
  clock,
}: {
  database: Database
  portalUrl: string
  clock: Clock
}): TaskHandler[] => [
  handleTask(issueRunTask, ({ runId }) =>
    issueRun({ database, portalUrl, today: osloDate(clock()) }, runId),
  ),
]
