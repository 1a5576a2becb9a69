import { randomBytes } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import pg from 'pg'
import { hashToken } from '../apps/portal/src/platform/crypto/hash-token.server.ts'

/** One class with 20 places for everybody: the hottest that a class can be. */
const capacity = 20

export type BookingScenario = {
  createClass(): Promise<{ classId: number; centerId: number }>
  bookingsPerSecond(classId: number): Promise<number>
  /** Fresh members with a session each. @returns their `Cookie` headers */
  createSessions(count: number): Promise<string[]>
  close(): Promise<void>
}

/** Members named bench-1, bench-2, … and the classes that they book. */
export async function createBookingScenario(
  databaseUrl: string,
  options: { members: number; authSecret: string },
): Promise<BookingScenario> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create sequence if not exists bench_member')
  await client.query(
    `insert into portal."user" (id, email, email_verified, first_name, last_name)
     select 'bench-' || n, 'bench-' || n || '@trivsel.example', true, 'Bench', n::text
       from (select count(*) as before from portal."user" where id like 'bench-%') known,
            generate_series(before + 1, before + $1::int) n`,
    [options.members],
  )
  await client.query(
    `insert into portal.fitness_membership (user_id, type, membership_category, start_date)
     select id, 'bench', 'CASH_MEMBERSHIP', current_date - 1
       from portal."user" where id like 'bench-%'
         and id not in (select user_id from portal.fitness_membership)`,
  )
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ classes: number }>(
    `select count(*)::int as classes from portal.group_class_schedule where name_no = 'Bench'`,
  )
  let hours = rows[0]?.classes ?? 0

  return {
    async createClass() {
      // Classes apart in time, so that the same member may book several.
      hours += 1
      const { rows } = await client.query<{ class_id: string; center_id: number }>(
        `with schedule as (
           insert into portal.group_class_schedule (iso_weekday, start_time, duration_minutes,
             name_no, name_en, description_no, description_en, room, capacity, center_id,
             instructor_id, category_id, image_url, valid_from)
           select iso_weekday, make_time($2::int % 24, 1, 0), 30, 'Bench', 'Bench', '', '',
                  'Bench ' || $2::int, $1, center_id, instructor_id, category_id, image_url, valid_from
             from portal.group_class_schedule limit 1
           returning id, center_id
         )
         insert into portal.group_class (schedule_id, local_date, starts_at, ends_at,
           booking_opens_at, unbooking_closes_at, capacity)
         select id, current_date, now() + interval '20 hours' + make_interval(hours => $2::int),
                now() + interval '20.5 hours' + make_interval(hours => $2::int), now() - interval '1 day',
                now() + interval '17 hours' + make_interval(hours => $2::int), $1
           from schedule
         returning id as class_id, (select center_id from schedule)`,
        [capacity, hours],
      )
      const [row] = rows
      if (!row) throw new Error('the demo schedule is empty')
      return { classId: Number(row.class_id), centerId: row.center_id }
    },

    async bookingsPerSecond(classId) {
      // Those of the first moment were decided before the time begins.
      const { rows } = await client.query<{ rate: number | null }>(
        `with booking as (
           select created_at, min(created_at) over () as first
             from portal.group_class_booking where class_id = $1
         )
         select (count(*) filter (where created_at > first)
           / nullif(extract(epoch from max(created_at) - min(first)), 0))::float8 as rate
           from booking`,
        [classId],
      )
      return rows[0]?.rate ?? 0
    },

    async createSessions(count) {
      const { rows } = await client.query<{ n: string }>(
        `select nextval('bench_member') as n from generate_series(1, $1::int)`,
        [count],
      )
      const tokens = rows.map(() => randomBytes(24).toString('base64url'))
      await client.query(
        `insert into portal.session (id, token, user_id, expires_at, created_at, updated_at)
         select 'bench-' || hash, hash, 'bench-' || member, now() + interval '1 day', now(), now()
           from unnest($1::text[], $2::text[]) as t(hash, member)`,
        [tokens.map(hashToken), rows.map(({ n }) => n)],
      )
      return Promise.all(
        tokens.map(async (token) => {
          const cookie = await serializeSigned('trivsel-session', token, options.authSecret)
          return cookie.split(';')[0] ?? ''
        }),
      )
    },

    close: () => client.end(),
  }
}
