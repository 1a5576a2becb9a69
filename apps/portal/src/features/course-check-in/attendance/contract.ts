import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'

const instant = z.iso.datetime()

const AttendedDate = z.strictObject({
  dateId: z.uuid(),
  isScanned: z.boolean(),
  /** What staff say, with who did and why; null: what was scanned counts. */
  correction: z
    .strictObject({ wasThere: z.boolean(), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
})

export const Attendance = z.strictObject({
  courseId: z.uuid(),
  title: z.record(z.enum(locales), z.string()),
  /** At so many dates somebody has to be for a certificate; null: the course has none. */
  certificateDates: z.int().nullable(),
  /** When the last date ends. */
  lastEndsAt: instant,
  dates: z.array(z.strictObject({ id: z.uuid(), startsAt: instant, hasBegun: z.boolean() })),
  /** Tickets that are booked, by the name of the holder. */
  items: z.array(
    z.strictObject({
      ticketId: z.uuid(),
      holder: z.string(),
      buyer: z.string(),
      /** Of the caller: somebody else corrects it. */
      isOwn: z.boolean(),
      /** At how many dates they were. */
      came: z.int(),
      /** In the order of `dates`. */
      dates: z.array(AttendedDate),
    }),
  ),
})
export type Attendance = z.infer<typeof Attendance>
export type Attendee = Attendance['items'][number]
export type AttendedDate = z.infer<typeof AttendedDate>
