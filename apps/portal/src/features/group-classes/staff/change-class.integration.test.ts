import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  createClass,
  createMembers,
  noonInTwoDays,
  readClass,
} from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { classBookings } from '../book/find-class-bookings.server.ts'
import { findMyBookings } from '../book/find-my-bookings.server.ts'
import { unbookGroupClass } from '../book/unbook-group-class.server.ts'
import { findGroupExercise } from '../list/find-group-exercises.server.ts'
import {
  groupClass,
  groupClassBooking,
  groupClassBookingEvent,
  instructor,
} from '../model/tables.server.ts'
import { cancelGroupClass } from './cancel-group-class.server.ts'
import { changeCapacity } from './change-capacity.server.ts'
import { changeRoom } from './change-room.server.ts'
import { auditOf, trainer } from './staff.testing.server.ts'
import { substituteInstructor } from './substitute-instructor.server.ts'

const { database } = await createTestDatabase({ size: 16 })
const { book } = createGroupClassBooking(database)
const page = { page: 1, pageSize: 25, language: 'en' } as const

async function fillClass(capacity: number, count: number) {
  const wanted = await createClass(database, { capacity })
  const members = await createMembers(database, count)
  const outcomes = await Promise.all(members.map((userId) => book({ ...wanted, userId })))
  const ids = outcomes.map((outcome) => ('bookingId' in outcome ? outcome.bookingId : 0))
  return { ...wanted, members, ids }
}

/** The members whom jobs of a task notify, in the order of the jobs. */
async function notified(task: string, classId: number): Promise<string[]> {
  const { rows } = await database.execute<{ user_id: string }>(sql`
    select job.payload ->> 'userId' as user_id
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = ${task} and job.payload ->> 'id' = ${String(classId)}
     order by job.id`)
  return rows.map((row) => row.user_id)
}

const endQueue = (classId: number) =>
  database.execute(sql`
    update portal.group_class set unbooking_closes_at = now() where id = ${classId}`)

const refusedWith = (code: string) => expect.objectContaining({ code })

describe('fewer places', () => {
  it('are kept by those who booked first, and the others go to the front of the queue', async () => {
    const { classId, members } = await fillClass(4, 6)
    await changeCapacity(database, trainer, { classId, capacity: 2 })
    expect(await readClass(database, classId)).toEqual({
      booked: members.slice(0, 2),
      queued: members.slice(2),
      counters: { booked: 2, queued: 4 },
    })
    expect((await notified('group-class-place-lost', classId)).sort()).toEqual(
      members.slice(2, 4).sort(),
    )
    expect(await auditOf(database, 'group-class', classId)).toEqual([
      { action: 'class-resized', before: { capacity: 4 }, after: { capacity: 2 } },
    ])
  })

  it('give a cancelled place to the first of those who lost theirs', async () => {
    const { classId, centerId, members, ids } = await fillClass(3, 4)
    await changeCapacity(database, trainer, { classId, capacity: 2 })
    const [userId = ''] = members
    await unbookGroupClass(database, { id: ids[0] ?? 0, classId, centerId, userId })
    expect((await readClass(database, classId)).booked).toEqual(members.slice(1, 3))
  })

  it('move nobody when there is room for all', async () => {
    const { classId, members } = await fillClass(5, 2)
    await changeCapacity(database, trainer, { classId, capacity: 2 })
    expect((await readClass(database, classId)).booked).toEqual(members)
    expect(await notified('group-class-place-lost', classId)).toEqual([])
  })

  it('are lost once the queue has closed, and those who lost them are notified', async () => {
    const { classId, members } = await fillClass(3, 4)
    await endQueue(classId)
    await changeCapacity(database, trainer, { classId, capacity: 1 })
    expect(await readClass(database, classId)).toEqual({
      booked: members.slice(0, 1),
      queued: [],
      counters: { booked: 1, queued: 0 },
    })
    expect((await notified('group-class-place-lost', classId)).sort()).toEqual(
      members.slice(1, 3).sort(),
    )
    expect(await notified('group-class-queue-lapsed', classId)).toEqual(members.slice(3))
    const events = await database
      .select({ kind: groupClassBookingEvent.kind })
      .from(groupClassBookingEvent)
      .where(sql`class_id = ${classId} and user_id = ${members[2]}`)
      .orderBy(groupClassBookingEvent.id)
    expect(events.map(({ kind }) => kind)).toEqual(['booked', 'displaced', 'lapsed'])
  })

  it('while others book: nobody is lost and the order is kept', async () => {
    const { classId, centerId, members } = await fillClass(20, 20)
    const late = await createMembers(database, 30)
    await Promise.all([
      ...late.map((userId) => book({ classId, centerId, userId })),
      changeCapacity(database, trainer, { classId, capacity: 7 }),
    ])
    const { booked, queued, counters } = await readClass(database, classId)
    expect(booked).toEqual(members.slice(0, 7))
    expect(queued).toEqual([...members.slice(7), ...late])
    expect(counters).toEqual({ booked: 7, queued: 43 })
  })
})

it('more places go to the queue in its order', async () => {
  const { classId, members } = await fillClass(1, 4)
  await changeCapacity(database, trainer, { classId, capacity: 3 })
  expect(await readClass(database, classId)).toEqual({
    booked: members.slice(0, 3),
    queued: members.slice(3),
    counters: { booked: 3, queued: 1 },
  })
})

describe('a cancelled class', () => {
  it('notifies everybody who has a place or waits, once', async () => {
    const { classId, members } = await fillClass(2, 3)
    await cancelGroupClass(database, trainer, { classId })
    expect((await notified('group-class-cancelled', classId)).sort()).toEqual([...members].sort())
    await expect(cancelGroupClass(database, trainer, { classId })).rejects.toEqual(
      refusedWith('CLASS_NOT_COMING'),
    )
    expect(await notified('group-class-cancelled', classId)).toHaveLength(3)
    expect(await auditOf(database, 'group-class', classId)).toMatchObject([
      { action: 'class-cancelled' },
    ])
  })

  it('notifies nobody who waited in a queue that has closed', async () => {
    const { classId, members } = await fillClass(1, 2)
    await endQueue(classId)
    await cancelGroupClass(database, trainer, { classId })
    expect(await notified('group-class-cancelled', classId)).toEqual(members.slice(0, 1))
  })

  it('counts neither for the daily limit nor as an overlap', async () => {
    const [userId = ''] = await createMembers(database, 1)
    const at = (hours: number) => new Date(noonInTwoDays().getTime() + hours * 3_600_000)
    const three = []
    for (const hours of [0, 2, 4]) three.push(await createClass(database, { startsAt: at(hours) }))
    for (const wanted of three) await book({ ...wanted, userId })
    const fourth = await createClass(database, { startsAt: at(0) })
    expect(await book({ ...fourth, userId })).toEqual({
      refusal: 'OVERLAPPING_GROUP_CLASS_BOOKING',
    })
    await cancelGroupClass(database, trainer, { classId: three[0]?.classId ?? 0 })
    expect(await book({ ...fourth, userId })).toMatchObject({ queuePosition: 0 })
    expect(await findMyBookings(database, userId, page)).toMatchObject({ total: 3 })
  })
})

describe('for one class', () => {
  it('room and instructor change, and the schedule stays', async () => {
    const wanted = await createClass(database)
    const [userId = ''] = await createMembers(database, 1)
    await book({ ...wanted, userId })
    await database.insert(instructor).values({ id: 77, name: 'Vikar Viken' }).onConflictDoNothing()
    const { classId } = wanted
    await substituteInstructor(database, trainer, { classId, instructorId: 77 })
    await changeRoom(database, trainer, { classId, room: { no: 'Sal 9', en: 'Studio 9' } })
    expect(await findGroupExercise(database, classId, 'no')).toMatchObject({
      instructor: { id: 77, name: 'Vikar Viken' },
      roomName: 'Sal 9',
    })
    expect(await findGroupExercise(database, classId, 'en')).toMatchObject({ roomName: 'Studio 9' })
    const inCalendar = await classBookings(database, 'en').where(
      eq(groupClassBooking.userId, userId),
    )
    expect(inCalendar).toMatchObject([{ roomName: 'Studio 9', instructorName: 'Vikar Viken' }])
    expect((await findMyBookings(database, userId, page)).items).toMatchObject([
      { roomName: 'Studio 9', instructorName: 'Vikar Viken' },
    ])
    expect(await auditOf(database, 'group-class', classId)).toMatchObject([
      {
        action: 'class-instructor-substituted',
        before: { instructor: 'Ingrid' },
        after: { instructor: 'Vikar Viken' },
      },
      { action: 'class-moved-to-room', after: { room: { no: 'Sal 9', en: 'Studio 9' } } },
    ])
    const other = await createClass(database)
    expect(await findGroupExercise(database, other.classId, 'no')).toMatchObject({
      instructor: { name: 'Ingrid' },
    })
  })
})

describe('staff are refused, and nothing changes,', () => {
  const changes = {
    cancel: (classId: number) => cancelGroupClass(database, trainer, { classId }),
    resize: (classId: number) => changeCapacity(database, trainer, { classId, capacity: 3 }),
    move: (classId: number) =>
      changeRoom(database, trainer, { classId, room: { no: 'X', en: 'X' } }),
    substitute: (classId: number) =>
      substituteInstructor(database, trainer, { classId, instructorId: 1 }),
  }

  it.each(Object.entries(changes))(
    'with a class that is none, over or cancelled: %s',
    async (_, change) => {
      await expect(change(Number.MAX_SAFE_INTEGER)).rejects.toEqual(refusedWith('CLASS_NOT_FOUND'))
      const past = await createClass(database, { startsAt: new Date(Date.now() - 2 * 3_600_000) })
      const cancelled = await createClass(database, { cancelledAt: new Date() })
      for (const { classId } of [past, cancelled]) {
        const [before] = await database.select().from(groupClass).where(eq(groupClass.id, classId))
        await expect(change(classId)).rejects.toEqual(refusedWith('CLASS_NOT_COMING'))
        const [after] = await database.select().from(groupClass).where(eq(groupClass.id, classId))
        expect(after).toEqual(before)
        expect(await auditOf(database, 'group-class', classId)).toEqual([])
      }
    },
  )

  it('with an instructor who does not exist', async () => {
    const { classId } = await createClass(database)
    await expect(
      substituteInstructor(database, trainer, { classId, instructorId: 4_711 }),
    ).rejects.toEqual(refusedWith('INSTRUCTOR_NOT_FOUND'))
  })
})
