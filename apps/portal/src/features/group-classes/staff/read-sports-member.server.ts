import { desc, eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findBookingEligibility } from '../book/find-booking-eligibility.server.ts'
import { classBookings } from '../book/find-class-bookings.server.ts'
import type { Language } from '../model/contract.ts'
import { isRunningBlock } from '../model/running-block.server.ts'
import { groupClassAttendance, groupClassBlock, groupClassBooking } from '../model/tables.server.ts'
import type { SportsMember } from './contract.ts'
import { refuse } from './refuse.server.ts'

/** Staff at the front desk do not need older bookings. */
const maximumBookings = 50

/**
 * A person who has or had a membership, with what staff need to know.
 * @throws {Refusal} MEMBER_NOT_FOUND
 */
export async function readSportsMember(
  database: Database,
  { userId, language }: { userId: string; language: Language },
): Promise<SportsMember> {
  const ofMember = eq(fitnessMembership.userId, userId)
  const memberships = await database.$count(fitnessMembership, ofMember)
  const [person] = await database.select().from(user).where(eq(user.id, userId))
  if (!person || memberships === 0) throw refuse('MEMBER_NOT_FOUND')
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    eligibility: await findBookingEligibility(database, userId),
    blocks: await findBlocks(database, userId),
    bookings: await findBookings(database, userId, language),
  }
}

async function findBlocks(database: Database, userId: string): Promise<SportsMember['blocks']> {
  const rows = await database
    .select({ block: groupClassBlock, isRunning: sql<boolean>`${isRunningBlock}` })
    .from(groupClassBlock)
    .where(eq(groupClassBlock.userId, userId))
    .orderBy(desc(groupClassBlock.id))
  return rows.map(({ block: { id, cause, reason, startsAt, endsAt, liftedAt }, isRunning }) => ({
    id,
    cause,
    reason,
    isRunning,
    startTime: startsAt.toISOString(),
    endTime: endsAt?.toISOString() ?? null,
    liftedAt: liftedAt?.toISOString() ?? null,
  }))
}

async function findBookings(
  database: Database,
  userId: string,
  language: Language,
): Promise<SportsMember['bookings']> {
  const rows = await classBookings(database, language)
    .where(eq(groupClassBooking.userId, userId))
    .orderBy(desc(groupClassBooking.startsAt))
    .limit(maximumBookings)
  const marks = await database
    .select({ classId: groupClassAttendance.classId, mark: groupClassAttendance.mark })
    .from(groupClassAttendance)
    .where(eq(groupClassAttendance.userId, userId))
  const markOf = new Map(marks.map(({ classId, mark }) => [classId, mark]))
  return rows.map(({ classId, className, centerName, startsAt, isQueued }) => ({
    classId,
    className,
    centerName,
    isQueued,
    startTime: startsAt.toISOString(),
    mark: markOf.get(classId) ?? null,
  }))
}
