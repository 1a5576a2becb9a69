import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createClassUsageApi } from '../apps/portal/src/features/group-classes/usage/handlers.server.ts'
import { summarizeUsage } from '../apps/portal/src/features/group-classes/usage/summarize-usage.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { systemClock } from '../apps/portal/src/platform/time/clock.ts'
import { addDays } from '../apps/portal/src/platform/time/date.ts'
import { osloDate } from '../apps/portal/src/platform/time/oslo.ts'
import { testConfiguration } from '../apps/portal/src/testing/accounts.testing.server.ts'
import { allowStaff } from '../apps/portal/src/testing/staff.testing.server.ts'
import { addPastClasses, size } from './class-usage-scenario.ts'
import { inDatabase } from './in-database.ts'
import { median, percentile99 } from './load.ts'
import type { Result } from './results.ts'

const rounds = 40
/** Milliseconds for a semester: short enough that the wait is not noticed. */
const target = 300
const semesterDays = 153

/** Statistics of classes over a million past bookings, compared with counting the same from the bookings. */
export async function measureClassUsage(serverUrl: string): Promise<Result> {
  return inDatabase(serverUrl, 'class_usage', async (database) => {
    await addPastClasses(database)
    const first = await timeOf(() => summarizeUsage(database))
    await database.execute(sql`vacuum analyze`)
    const nightly = await timeOf(() => summarizeUsage(database))
    const today = osloDate(new Date())
    const from = addDays(today, -semesterDays)
    const api = serve(database)
    const ask = (query: string) => async () => {
      const response = await api.request(`/api/frontend/staff/sports/usage?${query}`)
      if (!response.ok) throw new Error(`${query}: ${response.status}`)
      await response.arrayBuffer()
    }
    const semester = await times(ask(`from=${from}`))
    const asked = [
      { what: 'four weeks', times: await times(ask('')) },
      { what: 'a semester', times: semester },
      { what: 'a semester of one club', times: await times(ask(`from=${from}&center=3`)) },
      { what: 'both years', times: await times(ask(`from=${addDays(today, -728)}`)) },
    ]
    const counted = await times(() => countFromBookings(database, from), 8)
    return {
      name: 'Usage of classes, of 1 million past bookings',
      figures: [
        {
          what: 'Usage of classes in a semester of 1 million past bookings, p99 at the server (ms)',

          value: percentile99(semester),
          target,
          smallerIsBetter: true,
          digits: 0,
        },
        {
          what: 'The same, share of what counting it from the bookings takes',

          value: median(semester) / median(counted),
          target: 0.5,
          smallerIsBetter: true,
        },
      ],
      table: [
        ['what is asked for', 'p50 ms', 'p99 ms'],
        ...[...asked, { what: 'who came, and queues, from the bookings', times: counted }].map(
          (one) => [one.what, median(one.times).toFixed(0), percentile99(one.times).toFixed(0)],
        ),
      ],
      details: [
        `${size.weeks * size.classesAWeek} classes of ${size.people} people in two years; ${rounds} requests of each, one at a time, through the API in one process`,
        `summed up in the night: ${(first / 1_000).toFixed(1)} s the first time, ${(nightly / 1_000).toFixed(1)} s then`,
      ],
    }
  })
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

async function times(run: () => Promise<unknown>, count = rounds): Promise<number[]> {
  // The first runs warm up.
  for (let round = 0; round < 3; round += 1) await run()
  const measured: number[] = []
  for (let round = 0; round < count; round += 1) {
    measured.push(await timeOf(run))
    await sleep(0)
  }
  return measured
}

/** What `summarizeUsage` stores, counted for the classes of a semester on request. */
async function countFromBookings(database: Database, from: string): Promise<void> {
  await database.execute(sql`
    with wanted as materialized (
      select c.id, c.starts_at from portal.group_class c
      where c.cancelled_at is null and c.ends_at <= now() and c.starts_at >= ${from}::date
    ), marks as (
      select count(*) filter (where a.mark = 'attended') as attended,
        count(*) filter (where a.mark = 'no-show') as no_shows
      from portal.group_class_attendance a join wanted w on w.id = a.class_id
    ), steps as (
      select e.class_id, e.id, e.kind, w.starts_at, e.happened_at,
        lag(e.kind) over (partition by e.booking_id order by e.id) as before
      from portal.group_class_booking_event e join wanted w on w.id = e.class_id
    ), measured as (
      select kind = 'unbooked' and before in ('booked', 'promoted')
          and happened_at > starts_at - interval '24 hours' as is_late,
        sum(case when kind in ('queued', 'displaced') then 1
          when kind = 'promoted' or before in ('queued', 'displaced') then -1 else 0 end)
          over (partition by class_id order by id) as waiting
      from steps
    )
    select (select attended from marks), (select no_shows from marks),
      (select count(*) from measured where is_late), (select max(waiting) from measured)`)
}

function serve(database: Database) {
  const log = createLog('silent')
  // As in production: answers are validated only in tests.
  const configuration = { ...testConfiguration, TRIVSEL_ENV: 'local' as const }
  return createApi({ configuration, log }).route(
    '/',
    createClassUsageApi({
      database,
      clock: systemClock,
      sessions: { find: async () => null },
      requireStaff: allowStaff({
        kind: 'staff',
        userId: 'bench',
        roles: ['sports'],
        requestId: 'bench',
      }),
    }),
  )
}
