import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { issuePending } from './issue-documents.server.ts'

const issueTask = declareTask('issue-receipts', z.strictObject({}))

export const receiptCrontab: readonly CronJob[] = [{ task: issueTask, at: '* * * * *' }]

export const receiptTasks = ({ database }: { database: Database }): TaskHandler[] => [
  handleTask(issueTask, () => issuePending(database)),
]
