import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { caseStatuses, waitsForStaff } from '#core/cases/rules.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import type { CaseStatistics } from './contract.ts'
import { groupsOf } from './select-cases.server.ts'
import type { Period } from './statistics-period.ts'

/** Of the statuses that end the waiting. */
const decided = sql`('INNVILGET', 'AVVIST')`
const waiting = sql.join(
  caseStatuses.filter(waitsForStaff).map((status) => sql`${status}`),
  sql`, `,
)

/**
 * How long people have waited, from when they sent until staff first approved or rejected, of what was
 * decided in the period; and what is open now.
 */
export async function countStatistics(
  database: Database,
  caseKinds: readonly CaseKind[],
  period: Period,
): Promise<CaseStatistics> {
  const grouped = withGroups(caseKinds)
  const decisions = await database.execute(decisionsOf(period, grouped))
  const open = await database.execute(openNow(grouped))
  return {
    ...period,
    ...toDecisions(Decision.array().parse(decisions.rows)),
    ...toOpen(Open.array().parse(open.rows)),
  }
}

/** `''` is the group of cases that have none. */
function withGroups(caseKinds: readonly CaseKind[]): SQL {
  const groups = groupsOf(caseKinds)
  return groups
    ? sql`left join (${groups}) as grouped (case_id, name) on grouped.case_id = c.id`
    : sql`cross join (select ''::text as name) as grouped`
}

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`

function decisionsOf({ from, to }: Period, grouped: SQL): SQL {
  return sql`
    with decision as (
      select c.kind, coalesce(grouped.name, '') as name, e.to_status = 'INNVILGET' as approved,
        date_trunc('week', e.at at time zone ${timeZone})::date::text as week,
        extract(epoch from e.at - c.created_at) / 86400 as days
      from ${caseEvent} e
      join ${caseFile} c on c.id = e.case_id
      ${grouped}
      where e.to_status in ${decided}
        and e.at >= ${startOf(from)} and e.at < ${startOf(to)} + interval '1 day'
        and not exists (
          select from ${caseEvent} earlier
          where earlier.case_id = e.case_id and earlier.id < e.id and earlier.to_status in ${decided})
    )
    select kind, name, week,
      case when grouping(kind) = 0 then 'group' when grouping(week) = 0 then 'week' else 'all' end as part,
      count(*)::int as decided, (count(*) filter (where approved))::int as approved,
      coalesce(percentile_cont(0.5) within group (order by days), 0)::float8 as median,
      coalesce(percentile_cont(0.9) within group (order by days), 0)::float8 as slow,
      coalesce(max(days), 0)::float8 as longest
    from decision
    group by grouping sets ((), (week), (kind, name))
    order by part, week, kind, name`
}

function openNow(grouped: SQL): SQL {
  return sql`
    with open as (
      select c.kind, coalesce(grouped.name, '') as name, c.status,
        c.status in (${waiting}) as waits, c.due_at < now() as is_overdue,
        extract(epoch from now() - c.created_at) / 86400 as days
      from ${caseFile} c
      ${grouped}
      where c.closed_at is null
    )
    select kind, name, status,
      case when grouping(name) = 0 then 'group' when grouping(status) = 0 then 'status' else 'all' end as part,
      count(*)::int as cases, (count(*) filter (where waits))::int as waiting,
      (count(*) filter (where is_overdue))::int as overdue,
      coalesce(max(days) filter (where waits), 0)::float8 as oldest,
      (count(*) filter (where waits and days < 3))::int as "upTo3",
      (count(*) filter (where waits and days >= 3 and days < 8))::int as "upTo8",
      (count(*) filter (where waits and days >= 8 and days < 15))::int as "upTo15",
      (count(*) filter (where waits and days >= 15))::int as older
    from open
    group by grouping sets ((), (kind, status), (kind, name))
    order by part, kind, status, name`
}

const text = z.string().nullable()
const Decision = z.object({
  part: z.enum(['group', 'week', 'all']),
  kind: text,
  name: text,
  week: text,
  decided: z.int(),
  approved: z.int(),
  median: z.number(),
  slow: z.number(),
  longest: z.number(),
})
const Open = z.object({
  part: z.enum(['group', 'status', 'all']),
  kind: text,
  name: text,
  status: z.enum(caseStatuses).nullable(),
  cases: z.int(),
  waiting: z.int(),
  overdue: z.int(),
  oldest: z.number(),
  upTo3: z.int(),
  upTo8: z.int(),
  upTo15: z.int(),
  older: z.int(),
})

function toDecisions(
  rows: readonly z.infer<typeof Decision>[],
): Pick<CaseStatistics, 'decided' | 'weeks' | 'decidedByGroup'> {
  const of = (part: string) => rows.filter((row) => row.part === part)
  const waits = ({ decided, approved, median, slow, longest }: z.infer<typeof Decision>) => ({
    ...{ decided, approved, rejected: decided - approved },
    ...{ medianDays: median, slowDays: slow, longestDays: longest },
  })
  const [all] = of('all')
  if (!all) throw new Error('the sum of nothing is a row too')
  return {
    decided: waits(all),
    weeks: of('week').map(({ week, decided, approved }) => ({
      monday: week ?? '',
      approved,
      rejected: decided - approved,
    })),
    decidedByGroup: of('group').map((row) => ({
      kind: row.kind ?? '',
      group: row.name ?? '',
      ...waits(row),
    })),
  }
}

function toOpen(
  rows: readonly z.infer<typeof Open>[],
): Pick<CaseStatistics, 'open' | 'openByStatus' | 'openByGroup'> {
  const of = (part: string) => rows.filter((row) => row.part === part)
  const [all] = of('all')
  if (!all) throw new Error('the sum of nothing is a row too')
  const { cases, waiting, overdue, oldest, upTo3, upTo8, upTo15, older } = all
  return {
    open: { cases, waiting, overdue, oldestDays: oldest, ages: [upTo3, upTo8, upTo15, older] },
    openByStatus: of('status').flatMap(({ kind, status, cases }) =>
      status ? [{ kind: kind ?? '', status, cases }] : [],
    ),
    openByGroup: of('group').map(({ kind, name, waiting, overdue }) => ({
      ...{ kind: kind ?? '', group: name ?? '', waiting, overdue },
    })),
  }
}
