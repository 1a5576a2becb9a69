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
import {
  association,
  associationContact,
  associationFounder,
  associationInvitation,
  associationMember,
  associationRole,
} from './tables.server.ts'

/**
 * How long it is known who was a member, a contact person or had a role after it ended: grants are
 * reported and checked in the year after.
 */
export const memberPeriod: RetentionPeriod = {
  kind: 'association-members',
  name: m.retention_association_members,
  why: m.retention_association_members_why,
  months: 24,
  least: 6,
  most: 60,
}

/** Days for which an invitation or a founder is known after it was answered or has run out. */
const answeredDays = 30

export const associationRetention: readonly RetentionStep[] = [
  removePast({
    name: 'former members of associations',
    period: memberPeriod,
    table: associationMember,
    key: sql`id`,
    past: (now, months) => sql`select id from ${associationMember}
      where state = 'ended' and ended_at < ${monthsAgo(now, months)}`,
  }),
  removePast({
    name: 'former contact persons of associations',
    period: memberPeriod,
    table: associationContact,
    key: sql`id`,
    past: (now, months) => sql`select id from ${associationContact}
      where ended_at < ${monthsAgo(now, months)}`,
  }),
  removePast({
    name: 'former roles in associations',
    period: memberPeriod,
    table: associationRole,
    key: sql`id`,
    past: (now, months) => sql`select id from ${associationRole}
      where ends_on < ${monthsAgo(now, months)}`,
  }),
  {
    name: 'invitations of associations',
    remove: (now) => sql`delete from ${associationInvitation} where id in (
      select id from ${associationInvitation}
      where coalesce(accepted_at, declined_at, withdrawn_at, expires_at) < ${daysAgo(now, answeredDays)}
      limit ${batchSize})`,
  },
  {
    name: 'founders of associations that were decided about',
    remove: (now) => sql`delete from ${associationFounder} where id in (
      select founder.id from ${associationFounder} founder
      join ${association} a on a.id = founder.association_id
      where a.state <> 'new' and a.state_changed_at < ${daysAgo(now, answeredDays)}
      limit ${batchSize})`,
  },
]
