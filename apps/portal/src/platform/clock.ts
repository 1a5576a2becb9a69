import { once } from './once.ts'

/** The moment that rules decide with; tests give one of their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

const osloDay = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }))

/** The calendar day in Norway at an instant, as `2026-11-21`. */
export function osloDate(instant: Date): string {
  return osloDay().format(instant)
}

const osloClockTime = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Oslo',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** The clock on the wall in Norway at an instant, as `07:30`. */
export function osloTime(instant: Date): string {
  return osloClockTime().format(instant)
}
