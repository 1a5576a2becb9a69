import { z } from 'zod'
import { courseAudiences, courseStates } from '#core/courses/states.ts'
import { locales } from '#platform/i18n/localized.ts'
import { CourseForm } from '../model/course-form.ts'

export const CourseId = z.strictObject({ id: z.uuid() })

const Text = z.record(z.enum(locales), z.string())

/** A course in the list of staff, with its figures. Amounts in øre. */
export const ListedCourse = z.strictObject({
  id: z.uuid(),
  title: Text,
  state: z.enum(courseStates),
  audience: z.enum(courseAudiences),
  /** Null for a draft whose dates were removed. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  dates: z.int(),
  capacity: z.int(),
  /** Seats that are booked or held. */
  taken: z.int(),
  /** Bookings in the queue. */
  waiting: z.int(),
  /** Tickets whose holders were there at a date at least. */
  came: z.int(),
  incomeOre: z.int(),
  refundedOre: z.int(),
  /** A colleague has to confirm that it is called off. */
  callOffWaits: z.boolean(),
})
export type ListedCourse = z.infer<typeof ListedCourse>

export const ListedCourses = z.strictObject({ items: z.array(ListedCourse) })
export type ListedCourses = z.infer<typeof ListedCourses>

/** A course as it is edited, with those whom a change concerns. */
export const OpenCourse = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(courseStates),
  reason: z.string().nullable(),
  isOver: z.boolean(),
  callOffWaits: z.boolean(),
  course: CourseForm,
  booked: z.strictObject({
    /** Bookings that are had or held. */
    people: z.int(),
    waiting: z.int(),
    /** Seats. */
    taken: z.int(),
    /** What they have paid and not got back. */
    paidOre: z.int(),
  }),
  /** Once it is called off, if anybody had paid. */
  refunds: z
    .strictObject({
      total: z.int(),
      done: z.int(),
      /** Those whose refund the provider refused, with what is theirs. */
      stopped: z.array(z.strictObject({ placeId: z.uuid(), name: z.string(), amountOre: z.int() })),
    })
    .nullable(),
  /** Of a copy: so many weeks later it is suggested to be. */
  copyWeeks: z.int(),
})
export type OpenCourse = z.infer<typeof OpenCourse>

export const PlannedCourse = z.strictObject({ id: z.uuid() })
export type PlannedCourse = z.infer<typeof PlannedCourse>

/** How many are told. */
export const SavedCourse = z.strictObject({ told: z.int() })
export type SavedCourse = z.infer<typeof SavedCourse>
