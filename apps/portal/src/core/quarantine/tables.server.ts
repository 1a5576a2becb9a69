import { sql } from 'drizzle-orm'
import { check, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigNumber, instant, listOf } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { waitingMailChoices } from './waiting-mails.ts'

/**
 * When this database came out of a backup. While one is not released, nothing is sent and nothing is
 * written (`begin_quarantine` adds it, docs/adr/0095-restored-sites-rest.md).
 */
export const siteRestore = portal.table(
  'site_restore',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What was written later is not in the backup. */
    backupStartedAt: instant('backup_started_at').notNull(),
    restoredAt: instant('restored_at').notNull().defaultNow(),
    releasedAt: instant('released_at'),
    /** What became of the mails and messages that waited in the backup. */
    waitingMails: text('waiting_mails', { enum: waitingMailChoices }),
  },
  (table) => [
    uniqueIndex('site_restore_one_open')
      .on(sql`(released_at is null)`)
      .where(sql`released_at is null`),
    check(
      'site_restore_released',
      sql`(${table.releasedAt} is null) = (${table.waitingMails} is null)
        and ${table.waitingMails} in (${listOf(waitingMailChoices)})`,
    ),
  ],
)
