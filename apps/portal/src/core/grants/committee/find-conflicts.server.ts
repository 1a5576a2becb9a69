import { type SQL, sql } from 'drizzle-orm'
import {
  associationContact,
  associationFounder,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { grantApplication, grantApplicationVersion } from '../application/tables.server.ts'
import { refuseGrant } from '../refuse.server.ts'
import { readGrantSettings } from '../settings.server.ts'
import type { ConflictCause } from './kinds.ts'
import { grantConflict } from './tables.server.ts'

/**
 * The cases in which somebody takes no part, with the cause: it is their own application or one that
 * they have written, they have or had a role in the association within the time of the settings
 * (as contact person, founder or by a role), or they have said so.
 * @param who.userId all accounts of the same person count
 * @param who.today a day in Norway
 * @param applicationIds those that are asked about; without them all
 */
export async function findConflicts(
  database: Database,
  who: { readonly userId: string; readonly today: string },
  applicationIds?: readonly string[],
): Promise<ReadonlyMap<string, ConflictCause>> {
  const { conflictMonths } = await readGrantSettings(database)
  const own = sql`any(${sql.param([...(await findOwnAccounts(database, who.userId))])}::text[])`
  const begins = toInstant(atWallTime(who.today, '00:00')).toISOString()
  const since = sql`(${begins}::timestamptz - make_interval(months => ${conflictMonths}))`
  const isWanted = applicationIds
    ? sql`a.id = any(${sql.param([...applicationIds])}::uuid[])`
    : sql`true`
  const { rows } = await database.execute<{ id: string; cause: ConflictCause }>(sql`
    with tied as (${tiedTo(own, since)})
    select distinct on (a.id) a.id, found.cause
    from ${grantApplication} a
    join lateral (
      select 'own' as cause where a.user_id = ${own} or a.created_by = ${own} or a.draft_by = ${own}
        or exists (select from ${grantApplicationVersion} v
          where v.application_id = a.id and v.sent_by = ${own})
      union all
      select 'role' where a.association_id in (select association_id from tied)
      union all
      select 'declared' where exists (select from ${grantConflict} c
        where c.application_id = a.id and c.user_id = ${own} and c.withdrawn_at is null)
    ) found on true
    where ${isWanted}
    order by a.id, array_position(array['own', 'role', 'declared'], found.cause)`)
  return new Map(rows.map(({ id, cause }) => [id, cause]))
}

const tiedTo = (own: SQL, since: SQL): SQL => sql`
  select association_id from ${associationContact}
  where user_id = ${own} and (ended_at is null or ended_at >= ${since})
  union
  select association_id from ${associationFounder}
  where user_id = ${own} and invited_at >= ${since}
  union
  select type.association_id from ${associationRole} role
  join ${associationRoleType} type on type.id = role.role_type_id
  where role.user_id = ${own} and (role.ends_on is null or role.ends_on >= ${since})`

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
