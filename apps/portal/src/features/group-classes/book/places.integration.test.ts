import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createClass, createMembers } from '#testing/group-classes.testing.server.ts'
import { groupClassBlock, groupClassSettings } from '../model/tables.server.ts'

/*
 * The SQL functions that handle places, the queue and the history. The members may book unless a test blocks them.
 */

const { database } = await createTestDatabase({ size: 16 })
const members = await createMembers(database, 40)
const hour = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour)

async function createSmallClass(capacity: number, opensIn = -24, closesIn = 24): Promise<number> {
  const { classId } = await createClass(database, {
    startsAt: hoursFromNow(48),
    endsAt: hoursFromNow(49),
    bookingOpensAt: hoursFromNow(opensIn),
    unbookingClosesAt: hoursFromNow(closesIn),
    capacity,
  })
  return classId
}

async function take(id: number, userIds: readonly string[], refusals?: readonly (string | null)[]) {
  const { rows } = await database.execute<{ refusal: string | null; position: number | null }>(sql`
    select taken.refusal, taken.queue_position as position
      from portal.group_class c
      cross join lateral portal.take_group_class_places(c, ${sql.param(userIds)}::text[],
        ${sql.param(refusals ?? userIds.map(() => null))}::text[]) taken
     where c.id = ${id}
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
           json_build_array(c.booked_count, c.queued_count) as counters
      from portal.group_class c
      left join portal.group_class_booking b on b.class_id = c.id
     where c.id = ${id}
     group by c.id`,
  )
  const [found] = rows
  if (!found) throw new Error('there is no such class')
  expect(found.counters).toEqual([found.booked.length, found.queued.length])
  return { booked: found.booked, queued: found.queued }
}

async function events(id: number, userId: string) {
  const { rows } = await database.execute<{ kind: string }>(sql`
    select kind from portal.group_class_booking_event
     where class_id = ${id} and user_id = ${userId} order by id`)
  return rows.map((row) => row.kind)
}

async function jobs(task: string, id: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::integer as count
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = ${task}
       and coalesce((job.payload ->> 'id')::bigint,
         (select b.class_id from portal.group_class_booking b
           where b.id = (job.payload ->> 'bookingId')::bigint)) = ${id}`)
  return rows[0]?.count ?? 0
}

describe('places', () => {
  it('are taken in order of arrival, then the queue fills', async () => {
    const id = await createSmallClass(2)
    expect(await take(id, members.slice(0, 5))).toEqual([0, 0, 1, 2, 3])
    expect(await read(id)).toEqual({ booked: members.slice(0, 2), queued: members.slice(2, 5) })
    expect(await take(id, members.slice(5, 7))).toEqual([4, 5])
    expect(await events(id, members[0] ?? '')).toEqual(['booked'])
    expect(await events(id, members[4] ?? '')).toEqual(['queued'])
    expect(await jobs('group-class-queue-closes', id)).toBe(1)
  })

  it('are refused beyond the limit of the queue, also for many in one call', async () => {
    await database.update(groupClassSettings).set({ queueLimit: 2 })
    const id = await createSmallClass(1)
    expect(await take(id, members.slice(0, 2))).toEqual([0, 1])
    expect(await take(id, members.slice(2, 5))).toEqual([2, 'NO_PLACE', 'NO_PLACE'])
    expect(await read(id)).toEqual({ booked: members.slice(0, 1), queued: members.slice(1, 3) })
    await database.update(groupClassSettings).set({ queueLimit: 0 })
    expect(await take(await createSmallClass(1), members.slice(0, 2))).toEqual([0, 'NO_PLACE'])
    await database.update(groupClassSettings).set({ queueLimit: null })
  })

  it('are not given to members who may not book', async () => {
    const id = await createSmallClass(1)
    const [one = '', other = '', third = ''] = members
    expect(await take(id, [one, other, third], ['USER_BLOCKED', null, null])).toEqual([
      'USER_BLOCKED',
      0,
      1,
    ])
    expect(await read(id)).toEqual({ booked: [other], queued: [third] })
  })

  it('are one for two concurrent requests of a member', async () => {
    const id = await createSmallClass(5)
    const [one = '', other = ''] = members
    expect(await take(id, [one, one, other, one])).toEqual([0, 'ALREADY_HELD', 0, 'ALREADY_HELD'])
    expect(await read(id)).toEqual({ booked: [one, other], queued: [] })
  })

  it('cannot be taken before booking opens, nor a waiting place after the queue has ended', async () => {
    const [one = '', other = ''] = members
    expect(await take(await createSmallClass(1, 1), [one])).toEqual(['NOT_OPEN'])
    const late = await createSmallClass(1, -24, -1)
    expect(await take(late, [one, other])).toEqual([0, 'NO_PLACE'])
  })

  it('never exceed the capacity under concurrent requests', async () => {
    const id = await createSmallClass(7)
    const positions = await Promise.all(members.map((userId) => take(id, [userId])))
    expect(positions.flat().sort((one, other) => Number(one) - Number(other))).toEqual([
      ...Array.from({ length: 7 }, () => 0),
      ...Array.from({ length: 33 }, (_, index) => index + 1),
    ])
    expect((await read(id)).booked).toHaveLength(7)
  })
})

it('a request that was judged by an outdated row is retried', async () => {
  const id = await createSmallClass(1)
  const [userId = ''] = members
  const judged = sql`
    select (portal.take_group_class_places(c, array[${userId}], array[null::text])).refusal
      from (select * from portal.group_class where id = ${id}) c`
  await database
    .transaction(async (transaction) => {
      await transaction.execute(sql`
      update portal.group_class set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
       where id = ${id}`)
      const outcome = Promise.allSettled([database.execute(judged)])
      await expect.poll(() => countWaiting(database)).toBeGreaterThan(0)
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
    const id = await createSmallClass(1)
    await take(id, members.slice(0, 3))
    const [holder = ''] = members
    const { rows } = await database.execute<{ refusal: string | null }>(sql`
      select portal.release_group_class_place(b.id, b.class_id, b.user_id) as refusal
        from portal.group_class_booking b where b.class_id = ${id} and b.user_id = ${holder}`)
    expect(rows).toEqual([{ refusal: null }])
    expect(await read(id)).toEqual({ booked: members.slice(1, 2), queued: members.slice(2, 3) })
    expect(await jobs('group-class-place-freed', id)).toBe(1)
    expect(await events(id, holder)).toEqual(['booked', 'unbooked'])
  })
})

describe('a place for a member who may no longer book', () => {
  const refuse = (...userIds: readonly (string | undefined)[]) =>
    database
      .insert(groupClassBlock)
      .values(
        userIds.map((userId = '') => ({ userId, cause: 'staff' as const, reason: 'For testen' })),
      )
  const enlarge = (id: number, capacity: number) =>
    database.execute(sql`select portal.resize_group_class(${id}, ${capacity})`)
  afterEach(async () => {
    await database.delete(groupClassBlock)
  })

  it('goes to the next in the queue; the refused member leaves the queue and is notified', async () => {
    const id = await createSmallClass(1)
    await take(id, members.slice(0, 5))
    await refuse(members[1], members[2], members[4])
    await enlarge(id, 2)
    expect(await read(id)).toEqual({
      booked: [members[0], members[3]],
      // Members behind the last free place are not decided yet.
      queued: [members[4]],
    })
    expect(await events(id, members[1] ?? '')).toEqual(['queued', 'refused'])
    expect(await jobs('group-class-queue-refused', id)).toBe(2)
    expect(await jobs('group-class-place-freed', id)).toBe(1)
  })

  it('stays free when everybody in the queue is refused', async () => {
    const id = await createSmallClass(1)
    await take(id, members.slice(0, 30))
    await refuse(...members.slice(1))
    await enlarge(id, 2)
    expect(await read(id)).toEqual({ booked: [members[0]], queued: [] })
    expect(await jobs('group-class-queue-refused', id)).toBe(29)
    expect(await take(id, members.slice(30, 32))).toEqual([0, 1])
  })

  it('goes past many refused members, and several places go in order', async () => {
    const id = await createSmallClass(1)
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
  const id = await createSmallClass(1)
  await take(id, members.slice(0, 3))
  await database.execute(sql`
    update portal.group_class set unbooking_closes_at = now() where id = ${id}`)
  await database.execute(sql`select portal.lapse_group_class_queue(${id})`)
  expect(await read(id)).toEqual({ booked: members.slice(0, 1), queued: [] })
  expect(await jobs('group-class-queue-lapsed', id)).toBe(2)
  expect(await events(id, members[1] ?? '')).toEqual(['queued', 'lapsed'])
})

it('fewer places stay with the first members, and more places go to the queue', async () => {
  const id = await createSmallClass(3)
  await take(id, members.slice(0, 5))
  await database.execute(sql`select portal.resize_group_class(${id}, 1)`)
  expect(await read(id)).toEqual({ booked: members.slice(0, 1), queued: members.slice(1, 5) })
  expect(await jobs('group-class-place-lost', id)).toBe(2)
  await database.execute(sql`select portal.resize_group_class(${id}, 4)`)
  expect(await read(id)).toEqual({ booked: members.slice(0, 4), queued: members.slice(4, 5) })
  expect(await events(id, members[1] ?? '')).toEqual(['booked', 'displaced', 'promoted'])
})

it('a cancelled class notifies everybody once, and accepts nobody', async () => {
  const id = await createSmallClass(1)
  await take(id, members.slice(0, 2))
  const cancel = async () =>
    (await database.execute(sql`select portal.cancel_group_class(${id}) as is_done`)).rows
  expect(await cancel()).toEqual([{ is_done: true }])
  expect(await cancel()).toEqual([{ is_done: false }])
  expect(await jobs('group-class-cancelled', id)).toBe(2)
  expect(await take(id, members.slice(2, 3))).toEqual(['NOT_OPEN'])
})
