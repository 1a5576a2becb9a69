import { sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthRefund, healthRefundLine } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PersonState } from './contract.ts'

/** A scheme in a period. The numbers of a state are people, each in one of them. */
export type CountedPeriod = Readonly<Record<PersonState, number>> & {
  readonly schemeId: string
  readonly period: string
  readonly grantedOre: number
  /** People with an application that has been decided. */
  readonly decided: number
  /** Of applications; null where none has been decided. */
  readonly medianDays: number | null
}

export type CountedCategory = {
  readonly schemeId: string
  readonly period: string
  readonly category: string
  readonly people: number
  /** People of whose expenses something counts. */
  readonly counted: number
  readonly countedOre: number
}

/** Each application with its person and its state. */
const applications = sql`
  select refund.case_id, refund.scheme_id, refund.period, file.user_id, refund.granted_ore,
    extract(epoch from file.first_decided_at - file.created_at) / 86400 as days,
    case when file.status in ('TRUKKET', 'BORTFALT') then 'withdrawn'
      when file.status = 'AVVIST' then 'rejected'
      when refund.granted_ore > 0 then 'granted'
      when file.status = 'INNVILGET' then 'rejected'
      else 'waiting' end as state
  from ${healthRefund} refund join ${caseFile} file on file.id = refund.case_id`

/** Every scheme and period for which somebody has applied: one query. */
export async function countPeriods(database: Database): Promise<CountedPeriod[]> {
  const { rows } = await database.execute<CountedPeriod>(sql`
    with application as materialized (${applications}), person as (
      select scheme_id, period, case when bool_or(state = 'granted') then 'granted'
        when bool_or(state = 'waiting') then 'waiting'
        when bool_or(state = 'rejected') then 'rejected' else 'withdrawn' end as state
      from application group by scheme_id, period, user_id
    ), people as (
      select scheme_id, period,
        (count(*) filter (where state = 'granted'))::int as granted,
        (count(*) filter (where state = 'waiting'))::int as waiting,
        (count(*) filter (where state = 'rejected'))::int as rejected,
        (count(*) filter (where state = 'withdrawn'))::int as withdrawn
      from person group by scheme_id, period
    ), whole as (
      select scheme_id, period,
        coalesce(sum(granted_ore) filter (where state = 'granted'), 0)::float8 as "grantedOre",
        (count(distinct user_id) filter (where days is not null))::int as decided,
        (percentile_cont(0.5) within group (order by days))::float8 as "medianDays"
      from application group by scheme_id, period
    )
    select scheme_id as "schemeId", period, granted, waiting, rejected, withdrawn,
      "grantedOre", decided, "medianDays"
    from people join whole using (scheme_id, period)`)
  return rows
}

/** Every category in which somebody has stated an expense: one query. */
export async function countCategories(database: Database): Promise<CountedCategory[]> {
  const { rows } = await database.execute<CountedCategory>(sql`
    with expense as (
      select scheme_id, period, user_id, category,
        case when state in ('granted', 'waiting') then coalesce(accepted_ore,
          case when no_right is null then amount_ore else 0 end) else 0 end as counted_ore
      from (${applications}) application
      join ${healthRefundLine} line using (case_id)
    )
    select scheme_id as "schemeId", period, category,
      count(distinct user_id)::int as people,
      (count(distinct user_id) filter (where counted_ore > 0))::int as counted,
      sum(counted_ore)::float8 as "countedOre"
    from expense group by scheme_id, period, category`)
  return rows
}
