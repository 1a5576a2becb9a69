import { randomBytes } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import pg from 'pg'
import { hashToken } from '../apps/portal/src/platform/crypto/hash-token.server.ts'

/** All members book one class with 20 places, which is the highest possible contention. */
const capacity = 20

const bookingsOfPastClass = 500
const classesAtOnce = 100

export type BookingScenario = {
  createClass(): Promise<{ classId: number; centerId: number }>
  /** The total of these classes. */
  bookingsPerSecond(...classIds: number[]): Promise<number>
  /** Adds members, and past bookings of theirs. */
  grow(size: { members: number; pastBookings: number }): Promise<void>
  /** Fresh members with a session each. @returns their `Cookie` headers */
  createSessions(count: number): Promise<string[]>
  close(): Promise<void>
}

/** Members named bench-1, bench-2, … (or by another prefix) and the classes that they book. */
export async function createBookingScenario(
  databaseUrl: string,
  options: { members: number; authSecret: string; prefix?: string; sequence?: string },
): Promise<BookingScenario> {
  const { prefix = 'bench', sequence = 'bench_member' } = options
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`create sequence ${sequence}`)
  await client.query(
    `insert into portal."user" (id, email, email_verified, first_name, last_name)
     select $2 || '-' || n, $2 || '-' || n || '@trivsel.example', true, 'Bench', n::text
       from generate_series(1, $1::int) n`,
    [options.members, prefix],
  )
  await client.query(
    `insert into portal.fitness_membership (user_id, type, membership_category, start_date)
     select id, 'bench', 'CASH_MEMBERSHIP', current_date - 1
       from portal."user" where id like $1 || '-%'`,
    [prefix],
  )
  await client.query('vacuum analyze')
  let hours = 0

  return {
    async createClass() {
      // Classes do not overlap, so that a member may book several.
      hours += 1
      const { rows } = await client.query<{ class_id: string; center_id: number }>(
        `with schedule as (
           insert into portal.group_class_schedule (iso_weekday, start_time, duration_minutes,
             name, description, room, capacity, center_id, instructor_id, category_id, image_url, valid_from)
           select iso_weekday, make_time($2::int % 24, 1, 0), 30, '{"no": "Bench", "en": "Bench"}'::jsonb,
                  '{"no": "", "en": ""}'::jsonb, jsonb_build_object('no', room_name, 'en', room_name), $1, center_id, instructor_id, category_id, image_url, valid_from
             from (select *, 'Bench ' || $3 || $2::int as room_name from portal.group_class_schedule limit 1) s
           returning id, center_id
         )
         insert into portal.group_class (schedule_id, local_date, starts_at, ends_at,
           booking_opens_at, unbooking_closes_at, capacity)
         select id, current_date, now() + interval '20 hours' + make_interval(hours => $2::int),
                now() + interval '20.5 hours' + make_interval(hours => $2::int), now() - interval '1 day',
                now() + interval '17 hours' + make_interval(hours => $2::int), $1
           from schedule
         returning id as class_id, (select center_id from schedule)`,
        [capacity, hours, prefix],
      )
      const [row] = rows
      if (!row) throw new Error('the demo schedule is empty')
      return { classId: Number(row.class_id), centerId: row.center_id }
    },

    async bookingsPerSecond(...classIds) {
      // Bookings of the first instant were decided before the measured time.
      const { rows } = await client.query<{ rate: number | null }>(
        `with booking as (
           select created_at, min(created_at) over () as first
             from portal.group_class_booking where class_id = any($1)
         )
         select (count(*) filter (where created_at > first)
           / nullif(extract(epoch from max(created_at) - min(first)), 0))::float8 as rate
           from booking`,
        [classIds],
      )
      return rows[0]?.rate ?? 0
    },

    async grow({ members, pastBookings }) {
      await client.query(
        `with added as (
           insert into portal."user" (id, email, email_verified, first_name, last_name)
           select 'past-' || n, 'past-' || n || '@trivsel.example', true, 'Past', n::text
             from generate_series(1, $1::int) n
           returning id)
         insert into portal.fitness_membership (user_id, type, membership_category, start_date)
         select id, 'bench', 'CASH_MEMBERSHIP', current_date - 400 from added`,
        [members],
      )
      const classes = Math.ceil(pastBookings / bookingsOfPastClass)
      await client.query(
        `with schedule as (
           insert into portal.group_class_schedule (iso_weekday, start_time, duration_minutes,
             name, description, room, capacity, center_id, instructor_id, category_id, image_url, valid_from)
           select iso_weekday, start_time, 30, '{"no": "Past", "en": "Past"}'::jsonb, '{"no": "", "en": ""}'::jsonb,
                  jsonb_build_object('no', 'Past ' || n, 'en', 'Past ' || n), $2, center_id, instructor_id,
                  category_id, image_url, valid_from
             from (select * from portal.group_class_schedule limit 1) s, generate_series(1, $1::int) n
           returning id
         ), class as (
           insert into portal.group_class (schedule_id, local_date, starts_at, ends_at,
             booking_opens_at, unbooking_closes_at, capacity)
           select id, current_date - 300, at, at + interval '30 minutes', at - interval '5 days',
                  at - interval '3 hours', $2
             from (select id, now() - make_interval(hours => 24 + (row_number() over ())::int) as at
                     from schedule) timed
           returning id, starts_at, ends_at
         )
         select count(*) from class`,
        [classes, bookingsOfPastClass],
      )
      for (let from = 0; from < classes; from += classesAtOnce)
        await client.query(
          `insert into portal.group_class_booking (class_id, user_id, state, seq, starts_at, ends_at)
           select c.id, 'past-' || (1 + (c.n * 7919 + place * 31) % $3::int), 'booked', place,
                  c.starts_at, c.ends_at
             from (select k.*, row_number() over (order by k.id) as n
                     from portal.group_class k
                     join portal.group_class_schedule s on s.id = k.schedule_id
                    where s.name ->> 'no' = 'Past') c,
                  generate_series(1, $4::int) place
            where c.n > $1 and c.n <= $2
            order by c.id, place`,
          [from, from + classesAtOnce, members, bookingsOfPastClass],
        )
      await client.query('vacuum analyze')
    },

    async createSessions(count) {
      const { rows } = await client.query<{ n: string }>(
        `select nextval($2::regclass) as n from generate_series(1, $1::int)`,
        [count, sequence],
      )
      const tokens = rows.map(() => randomBytes(24).toString('base64url'))
      await client.query(
        `insert into portal.session (id, token, user_id, expires_at, created_at, updated_at)
         select 'bench-' || hash, hash, $3 || '-' || member, now() + interval '1 day', now(), now()
           from unnest($1::text[], $2::text[]) as t(hash, member)`,
        [tokens.map(hashToken), rows.map(({ n }) => n), prefix],
      )
      return Promise.all(
        tokens.map(async (token) => {
          const cookie = await serializeSigned('portal-session', token, options.authSecret)
          return cookie.split(';')[0] ?? ''
        }),
      )
    },

    close: () => client.end(),
  }
}
