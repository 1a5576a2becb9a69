import { z } from 'zod'
import { attendanceMarks } from '../model/attendance-mark.ts'
import { BookingObstacles } from '../model/contract.ts'
import { staffClassStates } from './class-state.ts'

const id = z.int().positive()
const count = z.int().nonnegative()
const text = z.string()
const instant = z.iso.datetime()
const day = z.iso.date()
const named = z.strictObject({ id, name: text })

/** Names are in the language that was asked for; instants are ISO 8601 in UTC. */
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
  /** Nobody once the queue has ended. */
  queued: count,
  state: z.enum(staffClassStates),
  /** Who had a place in a class that has begun, and of whom nobody has said whether they came. */
  unmarked: count,
})
export type StaffClass = z.infer<typeof StaffClass>

/** Of one day in Norway, the first to begin first. */
export const StaffClasses = z.strictObject({ day, items: z.array(StaffClass) })
export type StaffClasses = z.infer<typeof StaffClasses>

const Participant = z.strictObject({
  bookingId: id,
  memberId: text,
  name: text,
  mark: z.enum(attendanceMarks).nullable(),
})
export type Participant = z.infer<typeof Participant>

export const OpenStaffClass = z.strictObject({
  ...StaffClass.shape,
  /** Whoever loses a place now waits for another one. */
  isQueueOpen: z.boolean(),
  /** Who has a place, and who waits for one; the first to come first. */
  participants: z.array(Participant),
  queue: z.array(Participant),
  /** Of the same club, in Norwegian, and as English says it where that is another name. */
  rooms: z.array(z.strictObject({ room: text, roomEn: text.nullable() })),
  /** Everybody who leads classes. */
  instructors: z.array(named),
})
export type OpenStaffClass = z.infer<typeof OpenStaffClass>

export const SportsMemberLine = z.strictObject({
  id: text,
  name: text,
  email: text,
  /** Today. */
  isMember: z.boolean(),
  isBlocked: z.boolean(),
})
export type SportsMemberLine = z.infer<typeof SportsMemberLine>

/** By name. `isMore`: there are others, and a longer text finds fewer. */
export const SportsMembers = z.strictObject({
  items: z.array(SportsMemberLine),
  isMore: z.boolean(),
})
export type SportsMembers = z.infer<typeof SportsMembers>

export const SportsMember = z.strictObject({
  id: text,
  name: text,
  email: text,
  obstacles: BookingObstacles,
  /** Those that are kept, the newest first. */
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
  /** Coming and past ones, the last to begin first. */
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
