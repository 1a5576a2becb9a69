import { type SQL, sql } from 'drizzle-orm'
import {
  associationContact,
  associationFounder,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { findAccountsOf } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { grantApplication, grantApplicationVersion } from '../application/tables.server.ts'
import { refuseGrant } from '../refuse.server.ts'
import { readGrantSettings } from '../settings.server.ts'
import type { ConflictCause } from './kinds.ts'
import { grantConflict } from './tables.server.ts'

type Asked = {
  /** A day in Norway. */
  readonly today: string
  /** Those that are asked about; without them all. */
  readonly applicationIds?: readonly string[]
}

/**
 * The cases in which each of these people takes no part, with the cause: it is their own application or
 * one that they have written, they have or had a role in the association within the time of the
 * settings (as contact person, founder or by a role), or they have said so. All accounts of the same
 * person count.
 * @returns by person, then by application
 */
export async function findConflictsOf(
  database: Database,
  userIds: readonly string[],
  { today, applicationIds }: Asked,
): Promise<ReadonlyMap<string, ReadonlyMap<string, ConflictCause>>> {
  const { conflictMonths } = await readGrantSettings(database)
  const accounts = await findAccountsOf(database, userIds)
  const people = sql.param(accounts.map(({ userId }) => userId))
  const ids = sql.param(accounts.map(({ accountId }) => accountId))
  const begins = toInstant(atWallTime(today, '00:00')).toISOString()
  const since = sql`(${begins}::timestamptz - make_interval(months => ${conflictMonths}))`
  const isWanted = applicationIds
    ? sql`a.id = any(${sql.param([...applicationIds])}::uuid[])`
    : sql`true`
  const { rows } = await database.execute<{ person: string; id: string; cause: ConflictCause }>(sql`
    with own as (select * from unnest(${people}::text[], ${ids}::text[]) as pair (person, account)),
    tied as (${tiedTo(since)}),
    asked as materialized (select a.id, a.association_id, a.user_id, a.created_by, a.draft_by
      from ${grantApplication} a where ${isWanted}),
    found as (
      select own.person, asked.id, 'own' as cause from asked
      join own on own.account in (asked.user_id, asked.created_by, asked.draft_by)
      union all
      select own.person, asked.id, 'own' from asked
      join ${grantApplicationVersion} v on v.application_id = asked.id
      join own on own.account = v.sent_by
      union all
      select tied.person, asked.id, 'role' from asked
      join tied on tied.association_id = asked.association_id
      union all
      select own.person, asked.id, 'declared' from asked
      join ${grantConflict} c on c.application_id = asked.id and c.withdrawn_at is null
      join own on own.account = c.user_id
    )
    select distinct on (person, id) person, id, cause from found
    order by person, id, array_position(array['own', 'role', 'declared'], cause)`)
  const found = new Map(userIds.map((id) => [id, new Map<string, ConflictCause>()]))
  for (const { person, id, cause } of rows) found.get(person)?.set(id, cause)
  return found
}

/**
 * The cases in which one person takes no part, by application.
 * @param who.today a day in Norway
 * @param applicationIds those that are asked about; without them all
 */
export async function findConflicts(
  database: Database,
  { userId, today }: { readonly userId: string; readonly today: string },
  applicationIds?: readonly string[],
): Promise<ReadonlyMap<string, ConflictCause>> {
  const found = await findConflictsOf(database, [userId], {
    today,
    ...(applicationIds && { applicationIds }),
  })
  return found.get(userId) ?? new Map()
}

const tiedTo = (since: SQL): SQL => sql`
  select own.person, contact.association_id from ${associationContact} contact
  join own on own.account = contact.user_id
  where contact.ended_at is null or contact.ended_at >= ${since}
  union
  select own.person, founder.association_id from ${associationFounder} founder
  join own on own.account = founder.user_id
  where founder.invited_at >= ${since}
  union
  select own.person, type.association_id from ${associationRole} role
  join own on own.account = role.user_id
  join ${associationRoleType} type on type.id = role.role_type_id
  where role.ends_on is null or role.ends_on >= ${since}`

/**
 * The caller takes part in this case. Call it in the transaction of the change.
 * @throws {Refusal} `CONFLICT_OF_INTEREST`
 */
export async function requireNoConflict(
  database: Database,
  who: { readonly userId: string; readonly today: string },
  applicationId: string,
): Promise<void> {
  const conflicts = await findConflicts(database, who, [applicationId])
  if (conflicts.size > 0) throw refuseGrant('CONFLICT_OF_INTEREST')
}
