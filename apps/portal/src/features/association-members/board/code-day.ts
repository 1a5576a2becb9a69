import { monthsBefore } from '#platform/time/date.ts'

/** Whether a registration code may end on a day: today at the earliest, in a year at the latest. */
export const isCodeDay = (endsOn: string, today: string): boolean =>
  endsOn >= today && monthsBefore(endsOn, 12) <= today
