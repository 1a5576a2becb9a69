import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { stamp } from './places-kind.ts'

/*
 * A kind that has only places: the engine without group classes.
 */

const { database } = await createTestDatabase({ size: 16 })
const kind = { one: 'workshop', many: 'workshops', idColumn: 'workshop_id' }
const members = Array.from({ length: 40 }, (_, index) => `member-${String(index).padStart(2, '0')}`)

beforeAll(async () => {
  await database.insert(user).values(
    members.map((id) => ({
      id,
      firstName: 'Test',
      lastName: 'Person',
      email: `${id}@trivsel.example`,
    })),
  )
  await database.execute(sql`
    create type portal.workshop_booking_state as enum ('booked', 'queued')`)
  await database.execute(sql`
    create type portal.workshop_booking_event_kind as enum
      ('booked', 'queued', 'promoted', 'unbooked', 'lapsed', 'displaced', 'refused')`)
  await database.execute(sql`
    create table portal.workshop (
      id bigint primary key generated always as identity,
      starts_at timestamptz not null, ends_at timestamptz not null,
      booking_opens_at timestamptz not null, unbooking_closes_at timestamptz not null,
      capacity integer not null check (capacity > 0),
      booked_count integer not null default 0 check (booked_count between 0 and capacity),
      queued_count integer not null default 0 check (queued_count >= 0),
      next_seq integer not null default 1, cancelled_at timestamptz)`)
  await database.execute(sql`
    create table portal.workshop_booking (
      id bigint primary key generated always as identity,
      workshop_id bigint not null references portal.workshop,
      user_id text not null references portal."user" on delete cascade,
      state portal.workshop_booking_state not null, seq integer not null,
      starts_at timestamptz not null, ends_at timestamptz not null,
      created_at timestamptz not null default now(),
      unique (workshop_id, user_id), unique (workshop_id, seq))`)
  await database.execute(sql`
    create table portal.workshop_booking_event (
      id bigint primary key generated always as identity,
      booking_id bigint not null, workshop_id bigint not null, user_id text not null,
      kind portal.workshop_booking_event_kind not null,
      happened_at timestamptz not null default now())`)
  await database.execute(sql`create table portal.workshop_unpaid (user_id text primary key)`)
  await database.execute(sql`
    create function portal.workshop_queue_refusals(wanted_workshop_id bigint, user_ids text[])
    returns table (user_id text, refusal text) language sql stable as $$
      select u.user_id, 'not-paid' from portal.workshop_unpaid u where u.user_id = any (user_ids) $$`)
  const folder = new URL('template/', import.meta.url)
  await database.execute(sql`set check_function_bodies = off`)
  const files = readdirSync(folder).sort(
    (one, other) => Number(one === 'triggers.sql') - Number(other === 'triggers.sql'),
  )
  for (const name of files) {
    const text = stamp(readFileSync(new URL(name, folder), 'utf8'), kind)
    for (const statement of text.split('--> statement-breakpoint'))
      await database.execute(sql.raw(`set check_function_bodies = off; ${statement}`))
  }
})

async function createWorkshop(capacity: number, opens = '-1 day', closes = '1 day') {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into portal.workshop
      (starts_at, ends_at, booking_opens_at, unbooking_closes_at, capacity)
    values (now() + interval '2 days', now() + interval '3 days', now() + ${opens}::interval,
            now() + ${closes}::interval, ${capacity})
    returning id`)
  return Number(rows[0]?.id)
}

async function take(id: number, userIds: readonly string[], refusals?: readonly (string | null)[]) {
  const { rows } = await database.execute<{ refusal: string | null; position: number | null }>(sql`
    select taken.refusal, taken.queue_position as position
      from portal.workshop w
      cross join lateral portal.take_workshop_places(w, ${sql.param(userIds)}::text[],
        ${sql.param(refusals ?? userIds.map(() => null))}::text[]) taken
     where w.id = ${id}
     order by taken.request`)
  return rows.map(({ refusal, position }) => refusal ?? position)
}

async function read(id: number) {
  const { rows } = await database.execute<{
    booked: string[]
    queued: string[]
    counters: unknown
  }>(
    sql`
    select coalesce(array_agg(b.user_id order by b.seq) filter (where b.state = 'booked'), '{}') as booked,
           coalesce(array_agg(b.user_id order by b.seq) filter (where b.state = 'queued'), '{}') as queued,
           json_build_array(w.booked_count, w.queued_count) as counters
      from portal.workshop w
      left join portal.workshop_booking b on b.workshop_id = w.id
     where w.id = ${id}
     group by w.id`,
  )
  const [found] = rows
  if (!found) throw new Error('there is no such workshop')
  expect(found.counters).toEqual([found.booked.length, found.queued.length])
  return { booked: found.booked, queued: found.queued }
}

async function events(id: number, userId: string) {
  const { rows } = await database.execute<{ kind: string }>(sql`
    select kind from portal.workshop_booking_event
     where workshop_id = ${id} and user_id = ${userId} order by id`)
  return rows.map((row) => row.kind)
}

async function jobs(task: string, id: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::integer as count
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = ${task}
       and coalesce((job.payload ->> 'id')::bigint,
         (select b.workshop_id from portal.workshop_booking b
           where b.id = (job.payload ->> 'bookingId')::bigint)) = ${id}`)
  return rows[0]?.count ?? 0
}

describe('places', () => {
  it('are taken in order of arrival, then the queue fills', async () => {
    const id = await createWorkshop(2)
    expect(await take(id, members.slice(0, 5))).toEqual([0, 0, 1, 2, 3])
    expect(await read(id)).toEqual({ booked: members.slice(0, 2), queued: members.slice(2, 5) })
    expect(await take(id, members.slice(5, 7))).toEqual([4, 5])
    expect(await events(id, members[0] ?? '')).toEqual(['booked'])
    expect(await events(id, members[4] ?? '')).toEqual(['queued'])
    expect(await jobs('workshop-queue-closes', id)).toBe(1)
  })

  it('are not given to members whom the kind refuses', async () => {
    const id = await createWorkshop(1)
    const [one = '', other = '', third = ''] = members
    expect(await take(id, [one, other, third], ['NOT_PAID', null, null])).toEqual([
      'NOT_PAID',
      0,
      1,
    ])
    expect(await read(id)).toEqual({ booked: [other], queued: [third] })
  })

  it('are one for two concurrent requests of a member', async () => {
    const id = await createWorkshop(5)
    const [one = '', other = ''] = members
    expect(await take(id, [one, one, other, one])).toEqual([0, 'ALREADY_HELD', 0, 'ALREADY_HELD'])
    expect(await read(id)).toEqual({ booked: [one, other], queued: [] })
  })

  it('cannot be taken before booking opens, nor a waiting place after the queue has ended', async () => {
    const [one = '', other = ''] = members
    expect(await take(await createWorkshop(1, '1 hour'), [one])).toEqual(['NOT_OPEN'])
    const late = await createWorkshop(1, '-1 day', '-1 minute')
    expect(await take(late, [one, other])).toEqual([0, 'NO_PLACE'])
  })

  it('never exceed the capacity under concurrent requests', async () => {
    const id = await createWorkshop(7)
    const positions = await Promise.all(members.map((userId) => take(id, [userId])))
    expect(positions.flat().sort((one, other) => Number(one) - Number(other))).toEqual([
      ...Array.from({ length: 7 }, () => 0),
      ...Array.from({ length: 33 }, (_, index) => index + 1),
    ])
    expect((await read(id)).booked).toHaveLength(7)
  })
})

it('a request that was judged by an outdated row is retried', async () => {
  const id = await createWorkshop(1)
  const [userId = ''] = members
  const judged = sql`
    select (portal.take_workshop_places(w, array[${userId}], array[null::text])).refusal
      from (select * from portal.workshop where id = ${id}) w`
  await database
    .transaction(async (transaction) => {
      await transaction.execute(sql`
      update portal.workshop set starts_at = starts_at + interval '1 hour' where id = ${id}`)
      const outcome = Promise.allSettled([database.execute(judged)])
      await expect
        .poll(async () => {
          const { rows } = await database.execute(sql`
          select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`)
          return rows.length
        })
        .toBeGreaterThan(0)
      return { outcome }
    })
    .then(async ({ outcome }) => {
      const [settled] = await outcome
      expect(settled).toMatchObject({ status: 'rejected', reason: { cause: { code: '40001' } } })
    })
  expect(await read(id)).toEqual({ booked: [], queued: [] })
})

describe('a released place', () => {
  it('goes to the first in the queue, who is notified', async () => {
    const id = await createWorkshop(1)
    await take(id, members.slice(0, 3))
    const [holder = ''] = members
    const { rows } = await database.execute<{ refusal: string | null }>(sql`
      select portal.give_back_workshop_place(b.id, b.workshop_id, b.user_id) as refusal
        from portal.workshop_booking b where b.workshop_id = ${id} and b.user_id = ${holder}`)
    expect(rows).toEqual([{ refusal: null }])
    expect(await read(id)).toEqual({ booked: members.slice(1, 2), queued: members.slice(2, 3) })
    expect(await jobs('workshop-place-freed', id)).toBe(1)
    expect(await events(id, holder)).toEqual(['booked', 'unbooked'])
  })
})

describe('a place for a member whom the kind refuses by now', () => {
  const refuse = (...userIds: readonly (string | undefined)[]) =>
    database.execute(sql`
      insert into portal.workshop_unpaid select unnest(${sql.param(userIds)}::text[])`)
  const enlarge = (id: number, capacity: number) =>
    database.execute(sql`select portal.resize_workshop(${id}, ${capacity})`)
  afterEach(async () => {
    await database.execute(sql`delete from portal.workshop_unpaid`)
  })

  it('goes to the next in the queue; the refused member leaves the queue and is notified', async () => {
    const id = await createWorkshop(1)
    await take(id, members.slice(0, 5))
    await refuse(members[1], members[2], members[4])
    await enlarge(id, 2)
    expect(await read(id)).toEqual({
      booked: [members[0], members[3]],
      // Members behind the last free place are not decided yet.
      queued: [members[4]],
    })
    expect(await events(id, members[1] ?? '')).toEqual(['queued', 'refused'])
    expect(await jobs('workshop-queue-refused', id)).toBe(2)
    expect(await jobs('workshop-place-freed', id)).toBe(1)
  })

  it('stays free when everybody in the queue is refused', async () => {
    const id = await createWorkshop(1)
    await take(id, members.slice(0, 30))
    await refuse(...members.slice(1))
    await enlarge(id, 2)
    expect(await read(id)).toEqual({ booked: [members[0]], queued: [] })
    expect(await jobs('workshop-queue-refused', id)).toBe(29)
    expect(await take(id, members.slice(30, 32))).toEqual([0, 1])
  })

  it('goes past many refused members, and several places go in order', async () => {
    const id = await createWorkshop(1)
    await take(id, members)
    const refused = members.filter((_, index) => index > 0 && index < 20 && index !== 7)
    await refuse(...refused)
    await enlarge(id, 4)
    expect(await read(id)).toEqual({
      booked: [members[0], members[7], members[20], members[21]],
      queued: members.slice(22),
    })
  })
})

it('a queue that ends notifies everybody in it', async () => {
  const id = await createWorkshop(1)
  await take(id, members.slice(0, 3))
  await database.execute(sql`
    update portal.workshop set unbooking_closes_at = now() where id = ${id}`)
  await database.execute(sql`select portal.lapse_workshop_queue(${id})`)
  expect(await read(id)).toEqual({ booked: members.slice(0, 1), queued: [] })
  expect(await jobs('workshop-queue-lapsed', id)).toBe(2)
  expect(await events(id, members[1] ?? '')).toEqual(['queued', 'lapsed'])
})

it('fewer places stay with the first members, and more places go to the queue', async () => {
  const id = await createWorkshop(3)
  await take(id, members.slice(0, 5))
  await database.execute(sql`select portal.resize_workshop(${id}, 1)`)
  expect(await read(id)).toEqual({ booked: members.slice(0, 1), queued: members.slice(1, 5) })
  expect(await jobs('workshop-place-lost', id)).toBe(2)
  await database.execute(sql`select portal.resize_workshop(${id}, 4)`)
  expect(await read(id)).toEqual({ booked: members.slice(0, 4), queued: members.slice(4, 5) })
  expect(await events(id, members[1] ?? '')).toEqual(['booked', 'displaced', 'promoted'])
})

it('a cancelled offer notifies everybody once, and accepts nobody', async () => {
  const id = await createWorkshop(1)
  await take(id, members.slice(0, 2))
  const cancel = async () =>
    (await database.execute(sql`select portal.cancel_workshop(${id}) as is_done`)).rows
  expect(await cancel()).toEqual([{ is_done: true }])
  expect(await cancel()).toEqual([{ is_done: false }])
  expect(await jobs('workshop-cancelled', id)).toBe(2)
  expect(await take(id, members.slice(2, 3))).toEqual(['NOT_OPEN'])
})
