import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { ExampleChange } from './contract.ts'
import { changeExamplesTask } from './example-tasks.server.ts'
import { examplePages, recordAction } from './record-action.server.ts'

/** The newest change replaces one that still waits, and they run one after the other. */
export const examplesJob = { key: 'example-pages', queue: 'example-pages' } as const

export async function requestChange(
  database: Database,
  actor: StaffAuditActor,
  change: ExampleChange,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const job = { decidedBy: actor.userId, change }
    await enqueueJob(transaction, changeExamplesTask, job, examplesJob)
    await recordAction(transaction, actor, {
      action: 'examples-requested',
      subject: examplePages,
      after: { examplesChange: change },
    })
  })
}
