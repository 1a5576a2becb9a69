import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { storedUnpaidReasons } from '#core/courses/states.ts'
import { doorStates } from '../model/door-state.ts'

const instant = z.iso.datetime()

const AttendedDate = z.strictObject({
  dateId: z.uuid(),
  isScanned: z.boolean(),
  /** What staff say, with who did and why; null: what was scanned counts. */
  correction: z
    .strictObject({ wasThere: z.boolean(), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
  /** Who let them in although the place was not paid for, and why; null: nobody did. */
  unpaid: z
    .strictObject({ reason: z.enum(storedUnpaidReasons), by: z.string(), at: instant })
    .nullable(),
})

export const Attendance = z.strictObject({
  courseId: z.uuid(),
  title: z.record(z.enum(locales), z.string()),
  isCalledOff: z.boolean(),
  /** At so many dates somebody has to be for a certificate; null: the course has none. */
  certificateDates: z.int().nullable(),
  /** Without the legal name, number and address of the organisation no certificate is written. */
  canIssue: z.boolean(),
  /** When the last date ends. */
  lastEndsAt: instant,
  dates: z.array(z.strictObject({ id: z.uuid(), startsAt: instant, hasBegun: z.boolean() })),
  /** Tickets that are booked, and those with which somebody came in, by the name of the holder. */
  items: z.array(
    z.strictObject({
      ticketId: z.uuid(),
      holder: z.string(),
      buyer: z.string(),
      /** Of the caller: somebody else corrects it. */
      isOwn: z.boolean(),
      state: z.enum(doorStates),
      /** At how many dates they were. */
      came: z.int(),
      /** The last one; null: none was issued. */
      certificate: z.strictObject({ issuedAt: instant, endedAt: instant.nullable() }).nullable(),
      /** In the order of `dates`. */
      dates: z.array(AttendedDate),
    }),
  ),
})
export type Attendance = z.infer<typeof Attendance>
export type Attendee = Attendance['items'][number]
export type AttendedDate = z.infer<typeof AttendedDate>
