import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import {
  exerciseCategory,
  groupClass,
  groupClassBooking,
  groupClassSchedule,
  instructor,
} from '#features/group-classes/model/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

const hour = 3_600_000

/** Noon in Oslo of the day after tomorrow: no two test classes fall on different days by accident. */
export function noonInTwoDays(): Date {
  const noon = new Date()
  noon.setUTCHours(11, 0, 0, 0)
  return new Date(noon.getTime() + 48 * hour)
}

export async function createMembers(
  database: Database,
  count: number,
  membership: Partial<typeof fitnessMembership.$inferInsert> | null = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `member-${randomBytes(6).toString('hex')}`)
  await database.insert(user).values(
    ids.map((id) => ({
      id,
      firstName: 'Test',
      lastName: 'Person',
      email: `${id}@trivsel.example`,
    })),
  )
  if (membership)
    await database.insert(fitnessMembership).values(
      ids.map((userId) => ({
        userId,
        type: 'STUDENT',
        membershipCategory: 'CASH_MEMBERSHIP',
        startDate: '2020-01-01',
        ...membership,
      })),
    )
  return ids
}

export async function createMember(
  database: Database,
  membership?: Partial<typeof fitnessMembership.$inferInsert> | null,
): Promise<string> {
  const [id] = await createMembers(database, 1, membership)
  if (!id) throw new Error('no member was created')
  return id
}

/** A class in a room of its own. Booking is open and can be cancelled, unless overridden. */
export async function createClass(
  database: Database,
  {
    centerId = 1,
    ...overrides
  }: Partial<typeof groupClass.$inferInsert> & { centerId?: number } = {},
): Promise<{ classId: number; centerId: number }> {
  const startsAt = overrides.startsAt ?? noonInTwoDays()
  await database
    .insert(sportsCenter)
    .values({ id: centerId, name: `Center ${centerId}` })
    .onConflictDoNothing()
  await database.insert(instructor).values({ id: 1, name: 'Ingrid' }).onConflictDoNothing()
  await database
    .insert(exerciseCategory)
    .values({ id: 1, name: { no: 'Yoga', en: 'Yoga' } })
    .onConflictDoNothing()
  const room = `Room ${randomBytes(6).toString('hex')}`
  const [schedule] = await database
    .insert(groupClassSchedule)
    .values({
      isoWeekday: 1,
      startTime: '18:30',
      durationMinutes: 60,
      name: { no: 'Rolig yoga', en: 'Calm yoga' },
      description: { no: 'Rolige bevegelser.', en: 'Calm movements.' },
      room: { no: room, en: room },
      capacity: 20,
      centerId,
      instructorId: 1,
      categoryId: 1,
      imageUrl: '/drawings/classes/yoga.svg',
      validFrom: '2020-01-01',
      validTo: '2020-12-31',
    })
    .returning({ id: groupClassSchedule.id })
  if (!schedule) throw new Error('no schedule was created')
  const [created] = await database
    .insert(groupClass)
    .values({
      scheduleId: schedule.id,
      localDate: startsAt.toISOString().slice(0, 10),
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      bookingOpensAt: new Date(startsAt.getTime() - 120 * hour),
      unbookingClosesAt: new Date(startsAt.getTime() - 3 * hour),
      capacity: 20,
      ...overrides,
    })
    .returning({ classId: groupClass.id })
  if (!created) throw new Error('no class was created')
  return { classId: created.classId, centerId }
}

/** The current class: who has a place, and who waits in which order. */
export async function readClass(database: Database, classId: number) {
  const bookings = await database
    .select()
    .from(groupClassBooking)
    .where(sql`${groupClassBooking.classId} = ${classId}`)
    .orderBy(groupClassBooking.seq)
  const [counters] = await database
    .select({ booked: groupClass.bookedCount, queued: groupClass.queuedCount })
    .from(groupClass)
    .where(sql`${groupClass.id} = ${classId}`)
  if (!counters) throw new Error('there is no such class')
  return {
    booked: bookings.filter(({ state }) => state === 'booked').map(({ userId }) => userId),
    queued: bookings.filter(({ state }) => state === 'queued').map(({ userId }) => userId),
    counters,
  }
}
