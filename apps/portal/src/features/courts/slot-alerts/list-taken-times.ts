import { unitMilliseconds } from '../model/rules/limits.ts'
import type { CourtChoice, CourtsOfHour } from '../timeslots/show-timeslots.ts'

/** A start hour at which courts are taken that may become free. */
export type TakenTime = {
  /** Wall time, `18:30`. */
  readonly hour: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly courts: readonly Pick<CourtChoice, 'id' | 'name' | 'sportsCenter'>[]
  /** No court is free, so that the member may wait for any of them. */
  readonly isFull: boolean
}

/** Club hours stay reserved, and a court that closes too early does not open. */
const canBecomeFree = ({ blockingReason }: CourtChoice) =>
  blockingReason === 'booked' || blockingReason === 'held' || blockingReason === 'closed'

/** Lists the hours of a day for which a member may request an alert. @param duration in units */
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
