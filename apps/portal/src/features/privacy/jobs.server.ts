import { z } from 'zod'
import type { FileParts } from '#core/files/file-parts.server.ts'
import type { RetentionStep } from '#core/personal-data/retention.server.ts'
import {
  noteDeletion,
  readNotes,
  removeOldNotes,
  repeatDeletions,
  writeNote,
} from '#core/quarantine/noted-deletions.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { PrivacyParts } from './collect-personal-data.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { removePastData } from './remove-past-data.server.ts'
import { deleteUnused, warnUnused } from './unused-accounts.server.ts'

const removePast = declareTask('remove-past-data', z.object({}))
const unusedAccounts = declareTask('unused-accounts', z.object({}))

export function privacyTasks({
  clock,
  log,
  files,
  ...parts
}: PrivacyParts & {
  files: Pick<FileParts, 'store'>
  retention: readonly RetentionStep[]
  portalUrl: string
  clock: Clock
  log: Log
}): TaskHandler[] {
  return [
    handleTask(removePast, async (_, { signal }) => {
      const removed = await removePastData(parts, clock(), signal)
      await removeOldNotes(files.store, clock())
      log.info({ removed }, 'data that is past its time was removed')
    }),
    handleTask(noteDeletion, (deletion) => writeNote(files.store, deletion)),
    handleTask(repeatDeletions, async ({ since }, { signal }) => {
      let [deleted, blocked] = [0, 0]
      for (const userId of await readNotes(files.store, new Date(since))) {
        signal.throwIfAborted()
        try {
          if (await deleteAccount(parts, userId, { farewell: null })) deleted += 1
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          blocked += 1
        }
      }
      log.warn({ deleted, blocked }, 'accounts that were deleted after the backup')
    }),
    handleTask(unusedAccounts, async (_, { signal }) => {
      const deleted = await deleteUnused(parts, clock(), signal)
      const warned = await warnUnused(parts, clock(), signal)
      log.info({ deleted, warned }, 'accounts that nobody uses were looked at')
    }),
  ]
}

/** At night in Oslo, one after the other. */
export const privacyCrontab: readonly CronJob[] = [
  { task: removePast, at: '20 2 * * *' },
  { task: unusedAccounts, at: '30 3 * * *' },
]
