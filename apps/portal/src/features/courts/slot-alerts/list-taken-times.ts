import { unitMilliseconds } from '../model/rules/limits.ts'
import type { CourtChoice, CourtsOfHour } from '../timeslots/show-timeslots.ts'

/** A start at which courts are taken that may become free. */
export type TakenTime = {
  /** What the clock shows, `18:30`. */
  readonly hour: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly courts: readonly Pick<CourtChoice, 'id' | 'name' | 'sportsCenter'>[]
  /** Not one court can be had, so that any of them will do. */
  readonly isFull: boolean
}

/** What a club has is not given back, and what closes too early does not open. */
const canBecomeFree = ({ blockingReason }: CourtChoice) =>
  blockingReason === 'booked' || blockingReason === 'held' || blockingReason === 'closed'

/** The hours of a day at which somebody may ask to be told. @param duration in units */
export function listTakenTimes(hours: readonly CourtsOfHour[], duration: number): TakenTime[] {
  return hours.flatMap(({ hour, courts }) => {
    const taken = courts.filter(canBecomeFree)
    const [start] = taken.flatMap(({ slots }) => slots.slice(0, 1))
    if (!start) return []
    const startsAt = new Date(start.startTime)
    return [
      {
        hour,
        startsAt,
        endsAt: new Date(startsAt.getTime() + duration * unitMilliseconds),
        courts: taken,
        isFull: courts.every(({ blockingReason }) => blockingReason !== null),
      },
    ]
  })
}
