import { z } from 'zod'
import { whoDecided } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { ContentExamples } from './content-examples.server.ts'
import { exampleChanges } from './contract.ts'
import { examplePages, recordAction } from './record-action.server.ts'

export const changeExamplesTask = declareTask(
  'change-example-pages',
  z.strictObject({ decidedBy: z.string(), change: z.enum(exampleChanges) }),
)

/** Adds or removes example pages; tried again while the content system does not answer. */
export function exampleTasks({
  database,
  examples,
}: {
  database: Database
  examples: Pick<ContentExamples, 'change'>
}): TaskHandler[] {
  return [
    handleTask(changeExamplesTask, async ({ decidedBy, change }) => {
      const { done, left } = await examples.change(change)
      await recordAction(database, whoDecided(decidedBy), {
        action: 'examples-changed',
        subject: examplePages,
        after: { examplesChange: change, examplesDone: done, examplesLeft: left },
      })
    }),
  ]
}
