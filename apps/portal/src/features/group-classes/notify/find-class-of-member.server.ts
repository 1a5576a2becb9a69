import { and, eq, gt, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Language } from '../model/contract.ts'
import { groupClass, groupClassBooking, groupClassSchedule } from '../model/tables.server.ts'

export type ClassOfMember = {
  classId: number
  email: string
  firstName: string
  /** Null: they have no profile. */
  language: Language | null
  className: Record<Language, string>
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
  isCancelled: boolean
  /** What staff say of why it is cancelled; null when they say nothing. */
  reason: Record<Language, string> | null
  /** When the schedule has the class that day instead; null when it is not held. */
  heldInstead: Date | null
  /** What the member has there now; null when nothing. */
  state: 'booked' | 'queued' | null
}

/** A coming class as one member has it; null when it has begun, or the account is gone. */
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
      className: { no: groupClassSchedule.nameNo, en: groupClassSchedule.nameEn },
      centerName: sportsCenter.name,
      startsAt: groupClass.startsAt,
      unbookingClosesAt: groupClass.unbookingClosesAt,
      isCancelled: sql<boolean>`${groupClass.cancelledAt} is not null`,
      reasonNo: groupClass.reasonNo,
      reasonEn: groupClass.reasonEn,
      heldInstead: heldInstead.mapWith(groupClass.startsAt),
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
  if (!found) return null
  const { reasonNo, reasonEn, ...rest } = found
  const reason = reasonNo === null || reasonEn === null ? null : { no: reasonNo, en: reasonEn }
  return { ...rest, reason }
}

/** Of a class that the schedule has withdrawn: when its line has another one on that day. */
const heldInstead = sql<Date | null>`(
  select other.starts_at from ${groupClass} other
    join ${groupClassSchedule} row on row.id = other.schedule_id
   where ${groupClass.isWithdrawn} and other.local_date = ${groupClass.localDate}
     and other.cancelled_at is null and other.starts_at > now()
     and coalesce(row.line_id, row.id)
       = coalesce(${groupClassSchedule.lineId}, ${groupClassSchedule.id})
   order by other.starts_at limit 1)`
