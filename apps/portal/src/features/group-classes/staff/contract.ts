import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import { attendanceMarks } from '../model/attendance-mark.ts'
import { BookingEligibility } from '../model/contract.ts'
import { staffClassStates } from './class-state.ts'

const id = z.int().positive()
const count = z.int().nonnegative()
const text = z.string()
const instant = z.iso.datetime()
const day = z.iso.date()
const named = z.strictObject({ id, name: text })

/** Names are in the requested language; instants are ISO 8601 in UTC. */
export const StaffClass = z.strictObject({
  id,
  name: text,
  center: named,
  room: text,
  instructor: named,
  startTime: instant,
  endTime: instant,
  capacity: count,
  booked: count,
  /** 0 once the queue has closed. */
  queued: count,
  state: z.enum(staffClassStates),
  /** Places in a class that has started without an attendance mark. */
  unmarked: count,
})
export type StaffClass = z.infer<typeof StaffClass>

/** The classes of one day in Norway, sorted by start. */
export const StaffClasses = z.strictObject({ day, items: z.array(StaffClass) })
export type StaffClasses = z.infer<typeof StaffClasses>

const Participant = z.strictObject({
  bookingId: id,
  memberId: text,
  name: text,
  mark: z.enum(attendanceMarks).nullable(),
})
export type Participant = z.infer<typeof Participant>

export const StaffClassDetails = z.strictObject({
  ...StaffClass.shape,
  /** A member who loses a place now goes to the queue. */
  isQueueOpen: z.boolean(),
  /** Members with a place, and in the queue; both in order of booking. */
  participants: z.array(Participant),
  queue: z.array(Participant),
  /** The rooms of the club. */
  rooms: z.array(localized(text)),
  /** All instructors. */
  instructors: z.array(named),
})
export type StaffClassDetails = z.infer<typeof StaffClassDetails>

export const SportsMemberLine = z.strictObject({
  id: text,
  name: text,
  email: text,
  /** Today. */
  isMember: z.boolean(),
  isBlocked: z.boolean(),
})
export type SportsMemberLine = z.infer<typeof SportsMemberLine>

/** Sorted by name. `isMore`: there are more matches than are listed. */
export const SportsMembers = z.strictObject({
  items: z.array(SportsMemberLine),
  isMore: z.boolean(),
})
export type SportsMembers = z.infer<typeof SportsMembers>

export const SportsMember = z.strictObject({
  id: text,
  name: text,
  email: text,
  eligibility: BookingEligibility,
  /** The newest first; old ones have been deleted. */
  blocks: z.array(
    z.strictObject({
      id,
      cause: z.enum(['no-shows', 'staff']),
      reason: text.nullable(),
      startTime: instant,
      /** Null: until staff lift it. */
      endTime: instant.nullable(),
      liftedAt: instant.nullable(),
      isRunning: z.boolean(),
    }),
  ),
  /** Upcoming and past ones, the latest start first. */
  bookings: z.array(
    z.strictObject({
      classId: id,
      className: text,
      centerName: text,
      startTime: instant,
      isQueued: z.boolean(),
      mark: z.enum(attendanceMarks).nullable(),
    }),
  ),
})
export type SportsMember = z.infer<typeof SportsMember>
