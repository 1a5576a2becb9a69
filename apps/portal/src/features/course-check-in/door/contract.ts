import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { Admission } from '#core/check-in/contract.ts'
import { unpaidReasons } from '#core/courses/states.ts'
import { doorStates } from '../model/door-state.ts'

const instant = z.iso.datetime()
const title = z.record(z.enum(locales), z.string())

export const DoorTicket = z.strictObject({
  id: z.uuid(),
  /** The holder. */
  name: z.string(),
  /** Who booked. */
  buyer: z.string(),
  bookingId: z.uuid(),
  /** This one of so many seats of the booking. */
  seat: z.int(),
  seats: z.int(),
  state: z.enum(doorStates),
  /** SHA-256 of its code: the code itself opens the page of the ticket. */
  codeHash: z.string(),
  /** Of the caller: somebody else lets them in. */
  isOwn: z.boolean(),
  admission: Admission.nullable(),
})
export type DoorTicket = z.infer<typeof DoorTicket>

/** All tickets to a date: those that let nobody in too, so that a phone tells them apart. */
export const DoorList = z.strictObject({
  id: z.uuid(),
  courseId: z.uuid(),
  title,
  startsAt: instant,
  endsAt: instant,
  place: z.string().nullable(),
  isCalledOff: z.boolean(),
  /** This one of so many dates of the course. */
  number: z.int(),
  dates: z.int(),
  /** By name. */
  items: z.array(DoorTicket),
})
export type DoorList = z.infer<typeof DoorList>

/** What the portal knows of a code that is not on the list of a phone. */
export const FoundCode = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('unknown') }),
  /** It was booked, or passed on, since the list was read. */
  z.strictObject({ state: z.literal('on-list') }),
  z.strictObject({
    state: z.literal('other-course'),
    title,
    /** Of its date that is the closest; null when it has none. */
    startsAt: instant.nullable(),
    place: z.string().nullable(),
  }),
])
export type FoundCode = z.infer<typeof FoundCode>

/** As it was typed or read: the address of the ticket's page, or the code alone. */
export const CodeToFind = z.strictObject({ code: z.string().min(1).max(500) })
export type CodeToFind = z.infer<typeof CodeToFind>

/** The phone sets the id and the time, and may send a scan more than once. */
export const CourseScan = z.strictObject({
  id: z.uuid(),
  ticketId: z.uuid(),
  scannedAt: instant,
  undoneAt: instant.nullable(),
  /** Why somebody was let in who had not paid; phones before this was asked do not send it. */
  unpaidReason: z.enum(unpaidReasons).nullable().default(null),
})
export type CourseScan = z.infer<typeof CourseScan>
