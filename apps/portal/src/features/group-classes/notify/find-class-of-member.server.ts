import { and, eq, gt, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import type { Language } from '../model/contract.ts'
import { groupClass, groupClassBooking, groupClassSchedule } from '../model/tables.server.ts'

export type ClassOfMember = {
  classId: number
  email: string
  firstName: string
  /** Null: they have no profile. */
  language: Language | null
  className: Localized
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
  isCancelled: boolean
  /** The reason that staff gave for the cancellation; null when they gave none. */
  reason: Localized | null
  /** When the class is held instead on that day; null when it is not held. */
  replacementStartsAt: Date | null
  /** The member's booking now; null when they have none. */
  state: 'booked' | 'queued' | null
}

/** An upcoming class and a member's booking of it; null when it has started or the account is deleted. */
export async function findClassOfMember(
  database: Database,
  { id, userId }: { id: number; userId: string },
): Promise<ClassOfMember | null> {
  const [found] = await database
    .select({
      classId: groupClass.id,
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
      className: groupClassSchedule.name,
      centerName: sportsCenter.name,
      startsAt: groupClass.startsAt,
      unbookingClosesAt: groupClass.unbookingClosesAt,
      isCancelled: sql<boolean>`${groupClass.cancelledAt} is not null`,
      reason: groupClass.reason,
      replacementStartsAt: replacementStartsAt.mapWith(groupClass.startsAt),
      state: groupClassBooking.state,
    })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, groupClassSchedule.centerId))
    .innerJoin(user, eq(user.id, userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .leftJoin(
      groupClassBooking,
      and(eq(groupClassBooking.classId, groupClass.id), eq(groupClassBooking.userId, user.id)),
    )
    .where(and(eq(groupClass.id, id), gt(groupClass.startsAt, sql`now()`)))
  return found ?? null
}

/** For a class that the schedule has withdrawn: the start of another class of its series on that day. */
const replacementStartsAt = sql<Date | null>`(
  select other.starts_at from ${groupClass} other
    join ${groupClassSchedule} row on row.id = other.schedule_id
   where ${groupClass.isWithdrawn} and other.local_date = ${groupClass.localDate}
     and other.cancelled_at is null and other.starts_at > now()
     and coalesce(row.series_id, row.id)
       = coalesce(${groupClassSchedule.seriesId}, ${groupClassSchedule.id})
   order by other.starts_at limit 1)`
