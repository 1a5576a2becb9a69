import type { AttendedDate, Attendee } from './contract.ts'

/** Somebody at a date, whose attendance staff correct. */
export type ToCorrect = {
  readonly attendee: Attendee
  readonly date: AttendedDate
  /** When it was, in words. */
  readonly when: string
}
