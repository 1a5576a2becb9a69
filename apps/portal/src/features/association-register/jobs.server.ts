import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { mailImportTask } from './member-file/import-file.server.ts'
import { mailImport } from './member-file/mail-import.server.ts'
import type { InvitationParts } from './model/invite.server.ts'

export const registerTasks = ({
  database,
  encryption,
  portalUrl,
  clock,
}: InvitationParts & { clock: Clock }): TaskHandler[] => [
  handleTask(mailImportTask, ({ importId }) =>
    mailImport({ database, encryption, portalUrl }, importId, clock()),
  ),
]
