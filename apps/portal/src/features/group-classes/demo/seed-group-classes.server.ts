import { asc, eq, like, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { illustrationUrl } from '../model/illustrations.ts'
import {
  exerciseCategory,
  groupClass,
  groupClassBookingEvent,
  groupClassKind,
  groupClassSchedule,
  instructor,
} from '../model/tables.server.ts'
import { generateGroupClasses } from '../schedule/generate-group-classes.server.ts'
import { type ClassKindName, categories, classKinds } from './class-kinds.ts'
import { seedExceptions } from './seed-exceptions.server.ts'
import { seedHeldClasses } from './seed-held-classes.server.ts'
import { seedPastWeeks } from './seed-past-weeks.server.ts'
import { centers, instructors, smallCapacity, timetable } from './timetable.ts'

/** As many as there are: a class stays full when a good half of them give their places back. */
const bookersOfSmall = 20
/** How many of the demo's members are in each of the other classes, in turn. */
const bookersInTurn = [3, 0, 6, 1, 0, 8, 2]

/**
 * The demo's schedule, its classes and some bookings by the demo's members. Safe to run again:
 * what exists stays, and bookings are made only where nobody has ever booked.
 */
export async function seedGroupClasses(database: Database): Promise<void> {
  await database.insert(sportsCenter).values(centers).onConflictDoNothing()
  await database.insert(instructor).values(instructors).onConflictDoNothing()
  await database.insert(exerciseCategory).values(categories).onConflictDoNothing()
  await seedKinds(database)
  await database
    .insert(groupClassSchedule)
    .values(timetable.map(buildScheduleEntry))
    .onConflictDoNothing()
  await seedExceptions(database)
  await generateGroupClasses(database)
  if ((await database.$count(groupClassBookingEvent)) === 0) await bookByMembers(database)
}

/** As many places as most rooms of the demo have. */
const usualCapacity = 24

/** The kinds of class that are not there yet: an older demo has got them from its schedule. */
async function seedKinds(database: Database): Promise<void> {
  const known = await database.select({ name: groupClassKind.name }).from(groupClassKind)
  const names = new Set(known.map(({ name }) => name.no))
  const missing = Object.entries(classKinds).filter(([, { name }]) => !names.has(name.no))
  if (missing.length === 0) return
  await database.insert(groupClassKind).values(
    missing.map(([key, kind]) => ({
      ...kind,
      capacity: usualCapacity,
      imageUrl: illustrationUrl(key as ClassKindName),
    })),
  )
}

function buildScheduleEntry({
  kind,
  ...entry
}: (typeof timetable)[number]): typeof groupClassSchedule.$inferInsert {
  const { categoryId, durationMinutes, name, description } = classKinds[kind]
  return {
    ...entry,
    categoryId,
    durationMinutes,
    name,
    description,
    imageUrl: illustrationUrl(kind),
    validFrom: '2026-08-17',
  }
}

async function bookByMembers(database: Database): Promise<void> {
  const { book } = createGroupClassBooking(database)
  const members = await findDemoMembers(database)
  if (members.length === 0) return
  for (const [index, wanted] of (await findOpenClasses(database)).entries()) {
    const count =
      wanted.capacity <= smallCapacity
        ? bookersOfSmall
        : (bookersInTurn[index % bookersInTurn.length] ?? 0)
    const rotated = members.map((_, at) => members[(at + index * 5) % members.length] ?? '')
    await Promise.all(rotated.slice(0, count).map((userId) => book({ ...wanted, userId })))
  }
  await seedHeldClasses(database, members)
  await seedPastWeeks(database)
}

/** member01 to member20: whoever signs in as member@ starts with no bookings. */
async function findDemoMembers(database: Database): Promise<string[]> {
  const found = await database
    .select({ id: user.id })
    .from(user)
    .where(like(user.email, 'member__@trivsel.example'))
    .orderBy(asc(user.email))
  return found.map(({ id }) => id)
}

/** Not those of the next hours, whose places could soon no longer be cancelled. */
async function findOpenClasses(database: Database) {
  return database
    .select({
      classId: groupClass.id,
      centerId: groupClassSchedule.centerId,
      capacity: groupClass.capacity,
    })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .where(
      sql`${groupClass.bookingOpensAt} <= now() and ${groupClass.unbookingClosesAt} > now() + interval '2 hours'`,
    )
    .orderBy(asc(groupClass.capacity), asc(groupClass.startsAt))
}
