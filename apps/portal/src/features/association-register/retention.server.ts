import { sql } from 'drizzle-orm'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import { accessPeriod } from './model/access-period.ts'
import { associationMemberImport, associationRegisterAccess } from './model/tables.server.ts'

/** Days for which a file is listed: its invitations have run out and gone by then. */
const importDays = 60

export const registerRetention: readonly RetentionStep[] = [
  removePast({
    name: 'who has read registers of associations',
    period: accessPeriod,
    table: associationRegisterAccess,
    key: sql`id`,
    past: (now, months) => sql`select id from ${associationRegisterAccess}
      where at < ${monthsAgo(now, months)}`,
  }),
  {
    name: 'files of people whom associations invited',
    remove: (now) => sql`delete from ${associationMemberImport} where id in (
      select id from ${associationMemberImport}
      where imported_at < ${daysAgo(now, importDays)} limit ${batchSize})`,
  },
]
