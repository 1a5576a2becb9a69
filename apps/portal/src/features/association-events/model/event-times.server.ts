import { addDays, daysBetween, monthsBefore } from '#platform/time/date.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'

/** As a form has it: days and clocks in Norway. */
export type WallTimes = {
  readonly startDay: string
  readonly startTime: string
  readonly endDay: string
  readonly endTime: string
}

export type EventSpan = { readonly startsAt: Date; readonly endsAt: Date }

/** Events are planned for at most two years. */
const mostMonthsAhead = 24

/**
 * The same times of the clock from another day on: an event of a series begins at 18:00 before and
 * after the clocks change, and lasts as many days.
 */
export function spanFrom(day: string, times: WallTimes): EventSpan {
  const lastDay = addDays(day, daysBetween(times.startDay, times.endDay))
  return {
    startsAt: toInstant(atWallTime(day, times.startTime)),
    endsAt: toInstant(atWallTime(lastDay, times.endTime)),
  }
}

export const wallTimesOf = ({ startsAt, endsAt }: EventSpan): WallTimes => ({
  startDay: osloDate(startsAt),
  startTime: osloWallTime(startsAt),
  endDay: osloDate(endsAt),
  endTime: osloWallTime(endsAt),
})

/** What is wrong with the times of a new event, or of one that is moved. */
export function judgeSpan(
  { startsAt, endsAt }: EventSpan,
  now: Date,
): 'EVENT_ENDS_BEFORE' | 'EVENT_IN_PAST' | 'EVENT_TOO_FAR' | null {
  if (endsAt <= startsAt) return 'EVENT_ENDS_BEFORE'
  if (startsAt <= now) return 'EVENT_IN_PAST'
  const latest = monthsBefore(osloDate(now), -mostMonthsAhead)
  return osloDate(startsAt) > latest ? 'EVENT_TOO_FAR' : null
}

/**
 * What a form says of an offer of places relative to the start, so that it holds for each of a series.
 */
export type PlaceTimes = { readonly membersFirstDays: number; readonly closesHours: number }

export const placeTimesFrom = (startsAt: Date, { membersFirstDays, closesHours }: PlaceTimes) => ({
  poolFirstUntil:
    membersFirstDays === 0
      ? null
      : toInstant(
          atWallTime(addDays(osloDate(startsAt), -membersFirstDays), osloWallTime(startsAt)),
        ),
  closesAt: new Date(startsAt.getTime() - closesHours * 3_600_000),
})

export const placeTimesOf = (
  startsAt: Date,
  offer: { readonly poolFirstUntil: Date | null; readonly closesAt: Date },
): PlaceTimes => ({
  membersFirstDays: offer.poolFirstUntil
    ? Math.max(1, daysBetween(osloDate(offer.poolFirstUntil), osloDate(startsAt)))
    : 0,
  closesHours: Math.max(0, Math.round((startsAt.getTime() - offer.closesAt.getTime()) / 3_600_000)),
})
