import { and, count, eq, exists, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { withStatistics } from '#core/cases/kinds-of.ts'
import { type CaseAction, caseStatuses, waitsForStaff } from '#core/cases/rules.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime, timeZone } from '#platform/time/oslo.ts'
import type { RequestedPeriod as Period } from '#platform/time/requested-period.ts'
import type { CaseStatistics } from './contract.ts'
import { waitsOf } from './waits.ts'

/**
 * How long people have waited, from when they sent until staff first approved or rejected, of what was
 * decided in the period; what became of approvals; and what is open now. Five queries at once, each over what it counts alone.
 * @param kinds those that the reader handles: of confidential ones nothing is counted
 */
export async function countStatistics(
  database: Database,
  kinds: readonly CaseKind[],
  { period, now }: { readonly period: Period; readonly now: Date },
): Promise<CaseStatistics> {
  const isCounted = isOfKinds(withStatistics(kinds))
  const [decided, afterApproval, weeks, openByStatus, waiting] = await Promise.all([
    findDecided(database, isCounted, period),
    countAfterApproval(database, isCounted, period),
    countWeeks(database, isCounted, period),
    countOpen(database, isCounted),
    countWaiting(database, isCounted, now),
  ])
  return {
    ...period,
    decided: waitsOf(decided),
    decidedByGroup: groupsIn(decided).map(({ kind, group, rows }) => ({
      kind,
      group,
      ...waitsOf(rows),
    })),
    afterApproval,
    weeks,
    open: {
      cases: sum(openByStatus.map(({ cases }) => cases)),
      waiting: sum(waiting.map(({ cases }) => cases)),
      overdue: sum(waiting.map(({ overdue }) => overdue)),
      oldestDays: Math.max(0, ...waiting.map(({ oldestDays }) => oldestDays)),
      ages: [
        sum(waiting.map(({ under3 }) => under3)),
        sum(waiting.map(({ under3, under8 }) => under8 - under3)),
        sum(waiting.map(({ under8, under15 }) => under15 - under8)),
        sum(waiting.map(({ under15, cases }) => cases - under15)),
      ],
    },
    openByStatus,
    openByGroup: waiting.map(({ kind, group, cases, overdue }) => ({
      kind,
      group,
      waiting: cases,
      overdue,
    })),
  }
}

type Decided = { kind: string; group: string; isApproved: boolean; minutes: readonly number[] }

/** `''` is the group of cases that have none. */
const group = sql<string>`coalesce(${caseFile.groupName}, '')`

const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`
const endOf = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone ${timeZone}`

/** How long each waited: the median of some is that of numbers which the database need not sort. */
function findDecided(database: Database, isCounted: SQL, { from, to }: Period): Promise<Decided[]> {
  const minutes = sql`date_part('epoch', ${caseFile.firstDecidedAt} - ${caseFile.createdAt}) / 60`
  return database
    .select({
      kind: caseFile.kind,
      group,
      isApproved: sql<boolean>`${caseFile.firstDecision} = 'INNVILGET'`,
      minutes: sql<number[]>`json_agg((${minutes})::int)`,
    })
    .from(caseFile)
    .where(
      and(
        gte(caseFile.firstDecidedAt, startOf(from)),
        lt(caseFile.firstDecidedAt, endOf(to)),
        isCounted,
      ),
    )
    .groupBy(caseFile.kind, caseFile.groupName, caseFile.firstDecision)
}

const afterApproval = ['withdraw', 'defer', 'lapse'] as const satisfies readonly CaseAction[]

/** By when it took effect. */
async function countAfterApproval(
  database: Database,
  isCounted: SQL,
  { from, to }: Period,
): Promise<CaseStatistics['afterApproval']> {
  const of = (action: (typeof afterApproval)[number]) =>
    sql<number>`(count(*) filter (where ${caseEvent.action} = ${action}))::int`
  const ofCounted = database
    .select({ id: caseFile.id })
    .from(caseFile)
    .where(and(eq(caseFile.id, caseEvent.caseId), isCounted))
  const [counted] = await database
    .select({ withdrawn: of('withdraw'), deferred: of('defer'), lapsed: of('lapse') })
    .from(caseEvent)
    .where(
      and(
        inArray(caseEvent.action, afterApproval),
        gte(caseEvent.at, startOf(from)),
        lt(caseEvent.at, endOf(to)),
        exists(ofCounted),
      ),
    )
  return counted ?? { withdrawn: 0, deferred: 0, lapsed: 0 }
}

async function countWeeks(
  database: Database,
  isCounted: SQL,
  { from, to }: Period,
): Promise<CaseStatistics['weeks']> {
  const { rows } = await database.execute<CaseStatistics['weeks'][number]>(sql`
    select to_char(monday, 'YYYY-MM-DD') as monday, approved, rejected
    from generate_series(
      date_trunc('week', ${from}::date::timestamp), ${to}::date::timestamp, interval '7 days') as monday
    cross join lateral (
      select (count(*) filter (where first_decision = 'INNVILGET'))::int as approved,
        (count(*) filter (where first_decision = 'AVVIST'))::int as rejected
      from ${caseFile}
      where first_decided_at >= greatest(monday at time zone ${timeZone}, ${startOf(from)})
        and first_decided_at < least(
          (monday + interval '7 days') at time zone ${timeZone}, ${endOf(to)})
        and ${isCounted}
    ) as counted
    where approved + rejected > 0
    order by monday`)
  return rows
}

function countOpen(database: Database, isCounted: SQL): Promise<CaseStatistics['openByStatus']> {
  return database
    .select({ kind: caseFile.kind, status: caseFile.status, cases: count() })
    .from(caseFile)
    .where(and(isNull(caseFile.closedAt), isCounted))
    .groupBy(caseFile.kind, caseFile.status)
    .orderBy(caseFile.kind, caseFile.status)
}

function countWaiting(database: Database, isCounted: SQL, now: Date) {
  const counted = (wanted: SQL) => sql<number>`(count(*) filter (where ${wanted}))::int`
  const daysAgo = (days: number) => addDaysByWallTime(now, -days).toISOString()
  const younger = (days: number) =>
    counted(sql`${caseFile.createdAt} > ${daysAgo(days)}::timestamptz`)
  return database
    .select({
      kind: caseFile.kind,
      group,
      cases: count(),
      overdue: counted(sql`${caseFile.dueAt} < ${daysAgo(0)}::timestamptz`),
      under3: younger(3),
      under8: younger(8),
      under15: younger(15),
      oldestDays: sql<number>`(date_part('epoch', ${daysAgo(0)}::timestamptz - min(${caseFile.createdAt})) / 86400)::float8`,
    })
    .from(caseFile)
    .where(
      and(
        isNull(caseFile.closedAt),
        inArray(caseFile.status, caseStatuses.filter(waitsForStaff)),
        isCounted,
      ),
    )
    .groupBy(caseFile.kind, caseFile.groupName)
    .orderBy(caseFile.kind, caseFile.groupName)
}

function groupsIn(rows: readonly Decided[]) {
  const groups = Map.groupBy(rows, ({ kind, group }) => JSON.stringify([kind, group]))
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows
    return first ? [{ kind: first.kind, group: first.group, rows }] : []
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
