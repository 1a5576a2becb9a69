import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass, groupClassBooking, groupClassSchedule } from '../model/tables.server.ts'
import type { FreedPlace } from './place-freed-mail.server.ts'

/** The place that a member got from the queue; null when they no longer have it or the class has started. */
export async function findFreedPlace(
  database: Database,
  bookingId: number,
): Promise<(FreedPlace & { email: string; userId: string; classId: number }) | null> {
  const [place] = await database
    .select({
      userId: user.id,
      classId: groupClass.id,
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
      className: groupClassSchedule.name,
      centerName: sportsCenter.name,
      startsAt: groupClass.startsAt,
      unbookingClosesAt: groupClass.unbookingClosesAt,
    })
    .from(groupClassBooking)
    .innerJoin(user, eq(user.id, groupClassBooking.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .innerJoin(groupClass, eq(groupClass.id, groupClassBooking.classId))
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, groupClassSchedule.centerId))
    .where(
      and(
        eq(groupClassBooking.id, bookingId),
        eq(groupClassBooking.state, 'booked'),
        gt(groupClass.startsAt, sql`now()`),
        isNull(groupClass.cancelledAt),
      ),
    )
  return place ?? null
}
