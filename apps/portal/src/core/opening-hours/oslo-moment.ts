import { osloDate, osloTime } from '#platform/clock.ts'

const hour = 3_600_000

/** What calendar and clock in Oslo show, comparable as text: `2026-11-21T07:30`. */
export type OsloMoment = `${string}T${string}`

/**
 * In the hour that the clock shows twice in autumn, the second time counts as the end of that hour:
 * what has closed in it does not open once more.
 */
export function osloMoment(now: Date): OsloMoment {
  const date = osloDate(now)
  const time = osloTime(now)
  const isSecondTime = time === osloTime(new Date(now.getTime() - hour))
  return `${date}T${isSecondTime ? `${time.slice(0, 3)}59` : time}`
}

export const dateOf = (moment: OsloMoment) => moment.slice(0, 10)
export const timeOf = (moment: OsloMoment) => moment.slice(11)
