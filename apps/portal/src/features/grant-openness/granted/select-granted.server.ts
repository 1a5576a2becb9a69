import { type SQL, sql } from 'drizzle-orm'
import { statesWith } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { grantReason, grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import type { GrantedItem } from './contract.ts'

/**
 * Decisions that were sent and count now: a row is written when the letters go out, and a later one
 * takes its place.
 */
export const decided = sql`${grantDecision} d
  join ${grantApplication} a on a.id = d.application_id and d.replaced_at is null
  join ${grantRound} round on round.id = a.round_id`

/** Of those, what money goes to: nothing that was declined, lapsed or taken away. */
export const granted = sql`${decided}
  join ${grantAward} award on award.application_id = a.id and d.outcome = 'granted'
    and award.state in ('offered', 'accepted', 'settled')`

export type Wanted = { readonly year: number | null; readonly type: string | null }

/** Conditions for `decided` and `granted`. */
export const wantedOf = ({ year, type }: Wanted): SQL => sql`
  ${year === null ? sql`true` : sql`round.budget_year = ${year}`}
  and ${type === null ? sql`true` : sql`a.type_id = ${type}`}`

/**
 * What everybody may know of grants, the latest first. Nothing of it says who a person is.
 * @param ids a query for ids of decisions
 */
export async function selectGranted(database: Database, ids: SQL): Promise<GrantedItem[]> {
  const { rows } = await database.execute<GrantedItem>(sql`
    select d.id, v.title, v.content ->> 'summary' as summary, a.language, type.name as type,
      round.budget_year as year, v.requested_ore::float8 as "requestedOre",
      d.amount_ore::float8 as "amountOre",
      to_char(d.decided_at at time zone ${timeZone}, 'YYYY-MM-DD') as "decidedOn",
      case when a.association_id is not null then jsonb_build_object('name', of.name, 'slug',
        case when of.state = any(${sql.param([...statesWith('hasPublicPage')])}::text[])
          then of.slug end) end as association,
      coalesce((select jsonb_agg(reason.name order by reason.position, reason.id)
        from ${grantReason} reason where reason.id = any(d.reason_ids)), '[]') as reasons
    from ${decided}
    join ${grantApplicationVersion} v
      on v.application_id = a.id and v.number = d.application_version
    join ${grantType} type on type.id = a.type_id
    left join ${association} of on of.id = a.association_id
    where d.id in (${ids})
    order by d.decided_at desc, d.id`)
  return rows
}
