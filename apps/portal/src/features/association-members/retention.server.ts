import { sql } from 'drizzle-orm'
import { memberPeriod } from '#core/associations/retention.server.ts'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import { associationFeeHold, associationJoinCode } from './model/tables.server.ts'

/** Days for which it is known that somebody began to pay and did not. */
const unpaidDays = 30
/** Days for which the board sees a code that has ended. */
const endedCodeDays = 365

export const associationMemberRetention: readonly RetentionStep[] = [
  removePast({
    name: 'fees of associations that were paid by card',
    period: memberPeriod,
    table: associationFeeHold,
    key: sql`id`,
    past: (now, months) => sql`select id from ${associationFeeHold}
      where created_at < ${monthsAgo(now, months)}`,
  }),
  {
    name: 'fees of associations that somebody began to pay',
    remove: (now) => sql`delete from ${associationFeeHold} where id in (
      select id from ${associationFeeHold}
      where state <> 'paid' and created_at < ${daysAgo(now, unpaidDays)} limit ${batchSize})`,
  },
  {
    name: 'registration codes of associations that have ended',
    remove: (now) => sql`delete from ${associationJoinCode} where id in (
      select id from ${associationJoinCode}
      where coalesce(ended_at, (ends_on + 1)::timestamptz) < ${daysAgo(now, endedCodeDays)}
      limit ${batchSize})`,
  },
]
