import { accountLinkTasks } from '#core/identity/links/send-link.server.ts'
import { accountSchedules, accountTasks } from '#features/accounts/jobs.server.ts'
import { federatedSchedules, federatedTasks } from '#features/federated-login/jobs.server.ts'
import { groupClassCrontab, groupClassTasks } from '#features/group-classes/jobs.server.ts'
import { privacySchedules, privacyTasks } from '#features/privacy/jobs.server.ts'
import { searchCrontab, searchTasks } from '#features/search/jobs.server.ts'
import { staffSchedules, staffTasks } from '#features/staff-access/jobs.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import type { TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { mailTasks } from '#platform/mail/send-mail.server.ts'

type Parts = {
  database: Database
  encryption: FieldEncryption
  mailer: Mailer
  content: ContentClient
  portalUrl: string
  clock: Clock
  log: Log
}

/** Everything that the portal does in the background. `docs/runbook.md` lists it for operators. */
export function portalTasks(parts: Parts): TaskHandler[] {
  return [
    ...accountTasks(parts.database),
    ...accountLinkTasks(parts),
    ...federatedTasks(parts.database),
    ...mailTasks(parts.mailer),
    ...staffTasks(parts),
    ...groupClassTasks(parts),
    ...searchTasks(parts),
    ...privacyTasks(parts),
  ]
}

export const portalCrontab: readonly Schedule[] = [
  ...accountSchedules,
  ...federatedSchedules,
  ...staffSchedules,
  ...groupClassCrontab,
  ...searchCrontab,
  ...privacySchedules,
]
