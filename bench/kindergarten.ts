import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createListApi } from '../apps/portal/src/features/kindergarten-tablet/list/handlers.server.ts'
import { createAdmission } from '../apps/portal/src/features/kindergarten-tablet/model/admit-device.server.ts'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import { hashToken } from '../apps/portal/src/platform/crypto/hash-token.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { testConfiguration } from '../apps/portal/src/testing/accounts.testing.server.ts'
import { inDatabase } from './in-database.ts'
import { median, percentile99 } from './load.ts'
import type { Result } from './results.ts'

const departments = 40
const children = 30
/** Of presence in the tables, by every child. */
const pastDays = 100
/** Minutes from opening on; each tablet asks once in each. */
const minutes = 60
const firstMinutes = 5
const minute = 60_000
/** Half past seven in Norway, on a Wednesday. */
const opening = Date.parse('2027-03-10T06:30:00Z')

type Asked = { readonly alone: number[]; readonly together: number[] }

/** The lists of 40 departments as their tablets open, all at once and then each minute. */
export async function measureKindergarten(serverUrl: string): Promise<Result> {
  const { alone, together } = await inDatabase(serverUrl, 'kindergarten', measureOpening)
  return {
    name: `Kindergartens: ${departments} departments with ${children} children open at 07.30`,
    figures: [
      {
        what: `The list of a department, p99 while ${departments} ask at once (ms)`,
        value: percentile99(together),
        target: 50,
        smallerIsBetter: true,
        digits: 1,
      },
      {
        what: `p99 while ${departments} ask at once, times ${departments} that ask one after the other`,
        value: percentile99(together) / (departments * median(alone)),
        target: 1,
        smallerIsBetter: true,
      },
    ],
    table: [
      ['tablets', 'p50 ms', 'p99 ms'],
      ['one at a time', median(alone).toFixed(1), percentile99(alone).toFixed(1)],
      [`${departments} at once`, median(together).toFixed(1), percentile99(together).toFixed(1)],
    ],
    details: [
      `${minutes} minutes of ${departments} tablets through the API in one process; when each was seen is written down`,
      'of the children a third have come, some have gone, one in ten is absent; 100 days of presence are in the tables',
    ],
  }
}

async function measureOpening(database: Database): Promise<Asked> {
  const tokens = Array.from({ length: departments }, (_, number) => `tablet-${number}`)
  await addDepartments(database, tokens)
  let now = opening
  const api = serve(database, () => new Date(now))
  const ask = async (token: string): Promise<number> => {
    const start = performance.now()
    const response = await api.request('/api/frontend/tablet/day', {
      headers: { cookie: `portal-tablet=${token}` },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the list of a department: ${response.status}`)
    return performance.now() - start
  }
  const asked: Asked = { alone: [], together: [] }
  for (let round = -firstMinutes; round < minutes; round += 1) {
    now += minute + 1
    const together = await Promise.all(tokens.map(ask))
    now += minute + 1
    const alone: number[] = []
    for (const token of tokens) alone.push(await ask(token))
    // The first rounds let the JIT compile the code.
    if (round >= 0) {
      asked.together.push(...together)
      asked.alone.push(...alone)
    }
    await sleep(20)
  }
  return asked
}

function serve(database: Database, clock: () => Date) {
  // As for everybody: answers are looked at in tests alone.
  const configuration = { ...testConfiguration, TRIVSEL_ENV: 'local' as const }
  const admission = createAdmission({ database, clock, configuration })
  return createApi({ configuration, log: createLog('silent') }).route(
    '/',
    createListApi({ database, clock, admission }),
  )
}

async function addDepartments(database: Database, tokens: readonly string[]): Promise<void> {
  const hashes = tokens.map(hashToken)
  const today = new Date(opening)
  await database.execute(sql`
    with places as (
      insert into portal.kindergarten (name)
      select 'Bench ' || n from generate_series(1, ${departments / 4}::int) n returning id
    ), numbered as (select id, row_number() over () as n from places
    ), groups as (
      insert into portal.kindergarten_department (kindergarten_id, name, places)
      select id, 'Bench ' || place, ${children}::int from numbered, generate_series(1, 4) place
      returning id, kindergarten_id
    ), listed as (select id, row_number() over () as n from groups
    ), employees as (
      insert into portal.kindergarten_employee (kindergarten_id, department_id, name, title,
        pin_hash)
      select kindergarten_id, id, 'Bench ' || n, '{"no": "", "en": ""}', 'hash' from groups, generate_series(1, 6) n
    ), tablets as (
      insert into portal.kindergarten_device (department_id, name, token_hash)
      select id, 'Bench', (${sql.param(hashes)}::text[])[n] from listed
    ), born as (
      insert into portal.kindergarten_child (first_name, last_name, born_on, source)
      select 'Bench ' || n, 'Child', date '2023-01-01' + n, 'staff'
      from generate_series(1, ${departments * children}::int) n
      returning id
    ), counted as (select id, row_number() over () as n from born)
    insert into portal.kindergarten_enrolment (child_id, department_id, starts_on)
    select counted.id, listed.id, '2026-08-15'
    from counted join listed on listed.n = 1 + counted.n % ${departments}::int`)
  // Ten days in one statement: none may take long.
  for (let past = 1; past <= pastDays; past += 10)
    await database.execute(sql`
      insert into portal.kindergarten_presence (child_id, department_id, on_date, arrived_at,
        departed_at, departed_how)
      select child_id, department_id, at::date, at, at + interval '7 hours', 'recorded'
      from portal.kindergarten_enrolment, generate_series(${past}::int, ${past + 9}::int) day,
        lateral (select ${today}::timestamptz - make_interval(days => day) as at) arrival`)
  await database.execute(sql`
    with come as (
      insert into portal.kindergarten_presence (child_id, department_id, on_date, arrived_at)
      select child_id, department_id, ${today}::timestamptz::date, ${today}::timestamptz
      from portal.kindergarten_enrolment where abs(hashtext(child_id::text)) % 3 = 0
      returning id, child_id, department_id, arrived_at
    )
    insert into portal.kindergarten_mark (id, device_id, child_id, kind, at, state, presence_id)
    select gen_random_uuid(), device.id, child_id, 'arrival', arrived_at, 'recorded', come.id
    from come join portal.kindergarten_device device on device.department_id = come.department_id`)
  await database.execute(sql`
    insert into portal.kindergarten_absence (id, child_id, kind, from_on, to_on)
    select gen_random_uuid(), child_id, 'sick', ${today}::timestamptz::date, ${today}::timestamptz::date
    from portal.kindergarten_enrolment where abs(hashtext(child_id::text)) % 10 = 1`)
  await database.execute(sql`vacuum analyze`)
}
