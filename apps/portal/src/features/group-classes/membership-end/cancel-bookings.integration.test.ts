import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  createClass,
  createMember,
  noonInTwoDays,
  readClass,
} from '#testing/group-classes.testing.server.ts'
import { groupClassBookingEvent } from '../model/tables.server.ts'
import { cancelBookingsAfterEnd, classBookingsOfMembers } from './cancel-bookings.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const parts = { database, portalUrl: 'https://portal.example' }
const classDay = osloDate(noonInTwoDays())

async function book(userId: string, classId: number) {
  await database.execute(
    sql`select * from portal.book_group_class(${classId}, 1, array[${userId}]::text[])`,
  )
}
const membershipOf = async (userId: string) => {
  const [found] = await database
    .select()
    .from(fitnessMembership)
    .where(eq(fitnessMembership.userId, userId))
  if (!found) throw new Error('there is no membership')
  return found
}
const end = async (userId: string, endDate: string) =>
  database.update(fitnessMembership).set({ endDate }).where(eq(fitnessMembership.userId, userId))
const mailsTo = async (userId: string) => {
  const { rows } = await database.execute<{ text: string }>(sql`
    select payload ->> 'text' as text from graphile_worker._private_jobs
     where payload ->> 'to' = ${`${userId}@trivsel.example`}`)
  return rows.map(({ text }) => text)
}

it('keeps a booking on the last day, and cancels it after it', async () => {
  const [member, { classId }] = [await createMember(database), await createClass(database)]
  await book(member, classId)
  const { id: membershipId } = await membershipOf(member)
  const count = (endDate: string) =>
    classBookingsOfMembers.count(database, member, { membershipId, endDate })
  expect(await count(classDay)).toBe(0)
  expect(await count(addDays(classDay, -1))).toBe(1)
  await end(member, classDay)
  await cancelBookingsAfterEnd(parts, { userId: member, endedBy: null })
  expect((await readClass(database, classId)).booked).toEqual([member])
  await end(member, addDays(classDay, -1))
  await cancelBookingsAfterEnd(parts, { userId: member, endedBy: null })
  expect(await readClass(database, classId)).toMatchObject({
    booked: [],
    counters: { booked: 0, queued: 0 },
  })
})

it('gives the places to the queues, with one mail and one entry, however often it runs', async () => {
  const [member, next, staff] = [
    await createMember(database),
    await createMember(database),
    await createMember(database),
  ]
  const later = new Date(noonInTwoDays().getTime() + 4 * 3_600_000)
  const [one, other] = [
    await createClass(database, { capacity: 1 }),
    await createClass(database, { startsAt: later }),
  ]
  await book(member, one.classId)
  await book(next, one.classId)
  await book(member, other.classId)
  await end(member, osloDate(new Date()))
  const ended = { userId: member, endedBy: staff }
  await Promise.all([cancelBookingsAfterEnd(parts, ended), cancelBookingsAfterEnd(parts, ended)])
  await cancelBookingsAfterEnd(parts, ended)
  expect(await readClass(database, one.classId)).toMatchObject({ booked: [next], queued: [] })
  expect((await readClass(database, other.classId)).booked).toEqual([])
  const mails = await mailsTo(member)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.match(/Rolig yoga på Center 1/g)).toHaveLength(2)
  const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, member))
  expect(entries).toMatchObject([
    {
      action: 'bookings-ended-with-membership',
      actorId: staff,
      after: { classBookingsCancelled: 2 },
    },
  ])
  const events = await database
    .select({ kind: groupClassBookingEvent.kind })
    .from(groupClassBookingEvent)
    .where(eq(groupClassBookingEvent.userId, member))
  expect(events.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'refused', 'refused'])
})

it('leaves what a membership that follows covers, and classes that have started', async () => {
  const member = await createMember(database)
  const { classId } = await createClass(database)
  await book(member, classId)
  const before = await membershipOf(member)
  const endDate = addDays(classDay, -1)
  await end(member, endDate)
  const { id: _, ...rest } = before
  await database.insert(fitnessMembership).values({ ...rest, startDate: classDay, endDate: null })
  await cancelBookingsAfterEnd(parts, { userId: member, endedBy: null })
  expect((await readClass(database, classId)).booked).toEqual([member])
  const other = await createMember(database)
  const started = await createClass(database)
  await book(other, started.classId)
  await end(other, '2020-12-31')
  await database.execute(sql`update portal.group_class
    set starts_at = now() - interval '10 minutes', ends_at = now() + interval '1 hour',
        unbooking_closes_at = now() - interval '3 hours' where id = ${started.classId}`)
  await cancelBookingsAfterEnd(parts, { userId: other, endedBy: null })
  expect((await readClass(database, started.classId)).booked).toEqual([other])
})
