import { sql } from 'drizzle-orm'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'

/** 104 weeks with 480 classes of 20 people each: a million bookings. */
export const size = { weeks: 104, classesAWeek: 480, people: 20, members: 12_000 }

/**
 * Two years of past classes with bookings, attendance and history. Triggers are disabled, since the times
 * are in the past.
 */
export async function addPastClasses(database: Database): Promise<void> {
  const { weeks, classesAWeek, people, members } = size
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    const tables = ['group_class', 'group_class_booking', 'group_class_booking_event']
    for (const table of tables)
      await transaction.execute(sql.raw(`alter table portal.${table} disable trigger user`))
    await transaction.execute(sql`
      insert into portal."user" (id, email, email_verified, first_name, last_name)
      select 'usage-' || n, 'usage-' || n || '@trivsel.example', true, 'Bench', n::text
      from generate_series(0, ${members}::int - 1) n`)
    await transaction.execute(sql`
      insert into portal.sports_center (id, name) select n, 'Center ' || n from generate_series(1, 10) n`)
    await transaction.execute(sql`
      insert into portal.instructor (id, name) select n, 'Instructor ' || n from generate_series(1, 60) n`)
    await transaction.execute(sql`
      insert into portal.exercise_category (id, name)
      select n, jsonb_build_object('no', 'Slag ' || n, 'en', 'Kind ' || n) from generate_series(1, 12) n`)
    await transaction.execute(sql`
      insert into portal.group_class_schedule (iso_weekday, start_time, duration_minutes, name,
        description, room, capacity, center_id, instructor_id, category_id, image_url, valid_from)
      select 1 + n % 7, make_time(6 + n % 16, 0, 0), 50, jsonb_build_object('no', 'Time ' || n % 80, 'en', 'Class ' || n % 80),
        '{"no": "", "en": ""}'::jsonb, jsonb_build_object('no', 'Room ' || n, 'en', 'Room ' || n), 25, 1 + n % 10, 1 + n % 60, 1 + n % 12, '/drawings/classes/yoga.svg', '2020-01-01'
      from generate_series(1, ${classesAWeek}::int) n`)
    await transaction.execute(sql`
      insert into portal.group_class (schedule_id, local_date, starts_at, ends_at, booking_opens_at,
        unbooking_closes_at, capacity, booked_count, cancelled_at)
      select s.id, at::date, at, at + interval '50 minutes', at - interval '5 days', at - interval '3 hours',
        25, ${people}::int, case when (s.id + week) % 40 = 0 then at - interval '1 day' end
      from portal.group_class_schedule s, generate_series(1, ${weeks}::int) week,
        lateral (select (current_date - week * 7 + s.iso_weekday - 1 + s.start_time)::timestamptz) t (at)
      order by t.at`)
    await transaction.execute(sql`
      insert into portal.group_class_booking (class_id, user_id, state, seq, starts_at, ends_at, created_at)
      select c.id, 'usage-' || (c.id * 7919 + place * 31) % ${members}::int, 'booked', place, c.starts_at,
        c.ends_at, c.starts_at - interval '2 days'
      from portal.group_class c, generate_series(1, ${people}::int) place`)
    await transaction.execute(sql`
      insert into portal.group_class_attendance (class_id, user_id, mark, marked_at)
      select class_id, user_id, case when seq % 10 = 0 then 'no-show' else 'attended' end, ends_at
      from portal.group_class_booking`)
    // The history covers a year. Every tenth booking waited first.
    await transaction.execute(sql`
      insert into portal.group_class_booking_event (booking_id, class_id, user_id, kind, happened_at)
      select b.id, b.class_id, b.user_id, step.kind::portal.group_class_booking_event_kind,
        b.starts_at - make_interval(hours => step.hours)
      from portal.group_class_booking b
        join (values (1, 'queued', 60), (1, 'promoted', 20), (0, 'booked', 70)) step (is_late, kind, hours)
          on step.is_late = (b.seq % 10 = 0)::int
      where b.starts_at > now() - interval '1 year'
      order by b.starts_at, step.hours desc`)
    for (const table of tables)
      await transaction.execute(sql.raw(`alter table portal.${table} enable trigger user`))
  })
  await database.execute(sql`vacuum analyze`)
}
