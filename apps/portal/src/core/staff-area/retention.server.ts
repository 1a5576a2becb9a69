import { sql } from 'drizzle-orm'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { staffDraft, staffFactor, staffMember, staffRecoveryCode } from './tables.server.ts'

/** Who has worked here, for as long as payouts of the year and the one after are looked at. */
export const formerStaffPeriod: RetentionPeriod = {
  kind: 'former-staff',
  name: m.retention_former_staff,
  why: m.retention_former_staff_why,
  months: 24,
  least: 12,
  most: 60,
}

/** Longer than a holiday; after it, what the text is about has moved on. */
const draftDays = 30

/** Long enough to notice that somebody else has used one. */
const usedRecoveryCodeDays = 30

export const staffRetention: readonly RetentionStep[] = [
  removePast({
    name: 'former staff',
    period: formerStaffPeriod,
    table: staffMember,
    key: sql`user_id`,
    past: (now, months) => sql`select user_id from ${staffMember}
      where ended_at < ${monthsAgo(now, months)}`,
  }),
  {
    name: 'second factors that were never confirmed',
    remove: (now) => sql`delete from ${staffFactor} where user_id in (
      select f.user_id from ${staffFactor} f join ${staffMember} s on s.user_id = f.user_id
      where f.confirmed_at is null
        and coalesce(s.enrolment_until, s.since) < ${now.toISOString()}::timestamptz - interval '1 day'
      limit ${batchSize})`,
  },
  {
    name: 'drafts of staff',
    remove: (now) => sql`delete from ${staffDraft} where ctid = any (array(
      select ctid from ${staffDraft} where saved_at < ${daysAgo(now, draftDays)} limit ${batchSize}))`,
  },
  {
    name: 'used recovery codes',
    remove: (now) => sql`delete from ${staffRecoveryCode} where code_hash in (
      select code_hash from ${staffRecoveryCode}
      where used_at < ${daysAgo(now, usedRecoveryCodeDays)} limit ${batchSize})`,
  },
]
