import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { longest, mostSeats } from '#core/courses/limits.ts'
import { courseAudiences } from '#core/courses/states.ts'
import { cancelReasons, placeStates } from '#core/places/states.ts'
import { AskedQuestion, GivenAnswer, GivenAnswers } from '#core/questions/contract.ts'

const instant = z.iso.datetime()
const ore = z.int().min(0)
const text = z.record(z.enum(locales), z.string())

const Times = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  /** Where it is another place than that of the course. */
  place: z.string().nullable(),
})

/** What cancelling costs, and until when a ticket is passed on. */
export const CourseRule = z.strictObject({
  /** The last instant at which all is given back. */
  refundUntil: instant,
  /** What is kept of each seat after it. */
  keepOre: ore,
  keepPercent: z.int(),
  passUntil: instant,
})
export type CourseRule = z.infer<typeof CourseRule>

/** `paused`: calling it off waits for a second person. */
export const bookingStates = ['open', 'paused', 'closed', 'called-off'] as const
export type BookingState = (typeof bookingStates)[number]

/** What everybody sees of a course before they book. Amounts in øre. */
export const CourseToBook = z.strictObject({
  id: z.uuid(),
  title: text,
  teacher: z.string().nullable(),
  place: z.string().nullable(),
  hasLink: z.boolean(),
  dates: z.array(Times),
  audience: z.enum(courseAudiences),
  state: z.enum(bookingStates),
  capacity: z.int(),
  free: z.int(),
  waiting: z.int(),
  mostSeats: z.int(),
  studentPriceOre: ore,
  memberPriceOre: ore,
  otherPriceOre: ore,
  closesAt: instant,
  /** How long a place from the queue is held for its payment. */
  promotedHours: z.int(),
  rule: CourseRule,
})
export type CourseToBook = z.infer<typeof CourseToBook>

export const CoursesToBook = z.strictObject({ items: z.array(CourseToBook) })

export const OwnTicket = z.strictObject({
  id: z.uuid(),
  holder: z.string(),
  email: z.string().nullable(),
  priceOre: ore,
  /** Opens its page; null until it is booked. */
  code: z.string().nullable(),
  /** What cancelling it now gives back. */
  refundOre: ore,
})
export type OwnTicket = z.infer<typeof OwnTicket>

/** What somebody has of a course. */
export const OwnCoursePlace = z.strictObject({
  id: z.uuid(),
  state: z.enum(placeStates),
  /** In the queue. */
  position: z.int().nullable(),
  /** Smaller groups behind it have got places. */
  isPassed: z.boolean(),
  priceOre: ore,
  isPaid: z.boolean(),
  /** The payment that has a receipt; null where nothing was paid, or before there were receipts. */
  receiptOf: z.uuid().nullable(),
  /** Until when it is held. */
  expiresAt: instant.nullable(),
  isPromoted: z.boolean(),
  /** How long a place from the queue is held for its payment. */
  promotedHours: z.int(),
  cancelledBecause: z.enum(cancelReasons).nullable(),
  canCancel: z.boolean(),
  /** The course may be called off: it cannot be paid, and nobody is promoted. */
  isPaused: z.boolean(),
  canPass: z.boolean(),
  /** The course has questions, and what was answered can still be changed. */
  canAnswer: z.boolean(),
  /** The course was moved since: all is given back until it starts. */
  isMoved: z.boolean(),
  rule: CourseRule,
  tickets: z.array(OwnTicket),
})
export type OwnCoursePlace = z.infer<typeof OwnCoursePlace>

/** What the caller can do about a course. */
export const OwnCourse = z.strictObject({
  /** Why they may not book; null when they may. */
  refusal: z.enum(['COURSE_FOR_MEMBERS', 'COURSE_FOR_CONTACTS']).nullable(),
  name: z.string(),
  /** What their own seat costs, and each of those whom they bring. */
  ownPriceOre: ore,
  otherPriceOre: ore,
  questions: z.array(AskedQuestion),
  /** What they answered, of a place that is not over. */
  answers: z.array(GivenAnswer),
  /** The place that they have, or the last one that they had. */
  place: OwnCoursePlace.nullable(),
})
export type OwnCourse = z.infer<typeof OwnCourse>

export const holderName = z.string().trim().min(1).max(longest.holder)
const holderEmail = z.nullable(z.email().max(254))

export const Holder = z.strictObject({ holder: holderName, email: holderEmail })
export type Holder = z.infer<typeof Holder>

/** @property others those whom the caller brings; @property seenPriceOre the sum that they saw */
export const BookCourse = z.strictObject({
  seenPriceOre: ore,
  others: z.array(Holder).max(mostSeats - 1),
  answers: GivenAnswers,
})
export type BookCourse = z.infer<typeof BookCourse>

export const ChangeAnswers = z.strictObject({ answers: GivenAnswers })
export type ChangeAnswers = z.infer<typeof ChangeAnswers>

/** @property refundOre the refund that the caller saw */
export const CancelSeats = z.strictObject({
  placeId: z.uuid(),
  state: z.enum(['held', 'booked', 'waiting']),
  ticketIds: z.array(z.uuid()).min(1).max(mostSeats),
  refundOre: ore,
})
export type CancelSeats = z.infer<typeof CancelSeats>

export const SeatsCancelled = z.strictObject({ refundOre: ore })
export type SeatsCancelled = z.infer<typeof SeatsCancelled>

/** A course that somebody has a place in, waits for, or has to pay. */
export const MyCourse = z.strictObject({
  courseId: z.uuid(),
  title: text,
  dates: z.array(Times),
  place: z.string().nullable(),
  /** Of the video meeting, for those who have a place. */
  link: z.string().nullable(),
  own: OwnCoursePlace,
})
export type MyCourse = z.infer<typeof MyCourse>

/** A course that is over: its tickets lead to certificates. */
export const HeldCourse = z.strictObject({
  courseId: z.uuid(),
  title: text,
  dates: z.array(Times),
  place: z.string().nullable(),
  tickets: z.array(z.strictObject({ id: z.uuid(), holder: z.string(), code: z.string() })),
})
export type HeldCourse = z.infer<typeof HeldCourse>

export const MyCourses = z.strictObject({
  /** Those that are not over, by their first dates. */
  items: z.array(MyCourse),
  /** The last one first. */
  held: z.array(HeldCourse),
})
export type MyCourses = z.infer<typeof MyCourses>

/** How a ticket stands. Only `valid` lets in. */
export const ticketStandings = [
  'valid',
  'unpaid',
  'waiting',
  'cancelled',
  'replaced',
  'called-off',
] as const

/** What the code of a ticket opens, without a login: of people, only its holder’s name. */
export const SeenTicket = z.strictObject({
  standing: z.enum(ticketStandings),
  code: z.string(),
  holder: z.string(),
  title: text,
  teacher: z.string().nullable(),
  dates: z.array(Times),
  place: z.string().nullable(),
  link: z.string().nullable(),
  /** The end of the last date. */
  endsAt: instant,
  /** On how many dates its holder was there, and how many are needed; null: the course has none. */
  certificate: z.nullable(
    z.strictObject({
      state: z.enum(['running', 'missed', 'ready']),
      came: z.int(),
      /** Null: the course has none any more, and theirs was issued before. */
      needed: z.nullable(z.int()),
      total: z.int(),
      /** Without the name, number and address of the organisation none is written. */
      isSetUp: z.boolean(),
    }),
  ),
})
export type SeenTicket = z.infer<typeof SeenTicket>
