import { sql } from 'drizzle-orm'
import { invoice } from '#core/invoices/tables.server.ts'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import {
  kindergartenChild,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
  kindergartenHealth,
} from './children/tables.server.ts'
import { kindergartenNotice } from './notices/tables.server.ts'
import { kindergartenPairing } from './presence/tables.server.ts'

/** Children and what is about them, after their last day. Invoices have a period of their own. */
export const childPeriod: RetentionPeriod = {
  kind: 'kindergarten-children',
  name: m.retention_kindergarten_children,
  why: m.retention_kindergarten_children_why,
  months: 12,
  least: 3,
  most: 60,
}

/** The last day of a child's last place; null while it has a place without an end. */
const lastDay = sql`(select case when bool_or(placed.ends_on is null) then null
    else max(placed.ends_on) end
  from ${kindergartenEnrolment} placed where placed.child_id = child.id)`

const placeIsOver = (than: ReturnType<typeof sql>) => sql`
  select child.id from ${kindergartenChild} child
  where case when exists (select 1 from ${kindergartenEnrolment} placed where placed.child_id = child.id)
    then ${lastDay} < ${than}::date else child.created_at < ${than} end`

export const kindergartenRetention: readonly RetentionStep[] = [
  {
    name: 'health data of children whose place has ended',
    remove: (now) => sql`delete from ${kindergartenHealth} where child_id in (
      select over.id from (${placeIsOver(daysAgo(now, 30))}) over limit ${batchSize})`,
  },
  removePast({
    name: 'children',
    period: childPeriod,
    table: kindergartenChild,
    key: sql`id`,
    past: (now, months) => placeIsOver(monthsAgo(now, months)),
  }),
  removePast({
    name: 'messages to all guardians',
    period: childPeriod,
    table: kindergartenNotice,
    key: sql`id`,
    past: (now, months) => sql`select ${kindergartenNotice.id} from ${kindergartenNotice}
      where ${kindergartenNotice.sentAt} < ${monthsAgo(now, months)}`,
  }),
  {
    // Whose an invoice is follows from the guardian, for as long as there is one.
    name: 'guardians without a child and without an invoice',
    remove: (now) => sql`delete from ${kindergartenGuardian} where id in (
      select one.id from ${kindergartenGuardian} one
      where one.created_at < ${daysAgo(now, 30)} and not exists (
        select 1 from ${kindergartenGuardianship} bound where bound.guardian_id = one.id)
      and not exists (select 1 from ${invoice} paid
        where paid.kind = 'kindergarten' and paid.subject_id = one.id::text)
      limit ${batchSize})`,
  },
  {
    name: 'codes for pairing tablets',
    remove: (now) => sql`delete from ${kindergartenPairing} where code_hash in (
      select code_hash from ${kindergartenPairing} where expires_at < ${daysAgo(now, 1)}
      limit ${batchSize})`,
  },
]
