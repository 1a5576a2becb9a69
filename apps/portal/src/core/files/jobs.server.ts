import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { FileParts } from './file-parts.server.ts'
import { removeBytes, sweepFiles } from './sweep-files.server.ts'

const removeBytesOfOne = declareTask('remove-attachment-bytes', z.object({ id: z.string() }))
const sweep = declareTask('sweep-attachments', z.object({}))

export function fileTasks({
  database,
  files,
}: {
  database: Database
  files: FileParts
}): TaskHandler[] {
  return [
    handleTask(removeBytesOfOne, ({ id }) => removeBytes({ database, files }, id)),
    handleTask(sweep, async (_, { signal }) => {
      const swept = await sweepFiles({ database, files }, signal)
      files.log.info(swept, 'attachments that belong to nothing were removed')
    }),
  ]
}

export const fileCrontab: readonly CronJob[] = [{ task: sweep, at: '50 * * * *' }]
