import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { categoryColours } from './category-colours.ts'

const id = z.int().positive()
const centerId = z.int().positive().max(2_147_483_647)
const instant = z.iso.datetime()

/** Specification, section 3 "Group exercise". Instants are ISO 8601 in UTC. */
export const GroupExercise = z.strictObject({
  id,
  description: z.string(),
  className: z.string(),
  sportsCenter: z.strictObject({ id: centerId, name: z.string() }),
  instructor: z.strictObject({ id: centerId, name: z.string() }),
  queueSize: z.int().nonnegative(),
  startTime: instant,
  endTime: instant,
  bookingOpensAt: instant,
  /** Until then a place can be cancelled; then the queue ends. */
  unbookingClosesAt: instant,
  exerciseCategory: z.strictObject({
    id: centerId,
    name: z.string(),
    /** Of the theme; null without one. */
    colour: z.enum(categoryColours).nullable(),
  }),
  imageUrl: z.string(),
  /** It does not take place. */
  isCancelled: z.boolean(),
  /** Every place in the class is taken; its queue may still be open. */
  isFull: z.boolean(),
  /** Free places in the class itself while they are few; null when there are more. */
  placesLeft: z.int().nonnegative().nullable(),
  /** A place in the class or in its queue can be booked now. */
  isBookable: z.boolean(),
  /** A place could still be cancelled now. */
  isCancellable: z.boolean(),
})
export type GroupExercise = z.infer<typeof GroupExercise>

/** One class, with its room. */
export const GroupExerciseDetails = GroupExercise.extend({ roomName: z.string() })
export type GroupExerciseDetails = z.infer<typeof GroupExerciseDetails>

export const GroupExercises = z.strictObject({
  items: z.array(GroupExercise),
  /** Ids of the categories that the filter offers, in its order. */
  filterCategories: z.array(id),
})
export type GroupExercises = z.infer<typeof GroupExercises>

/**
 * Specification, section 3 "Sports booking", and the name of the club, since the name of a room is not
 * enough to find it. A queue position of 0 is a place in the class.
 */
export const SportsBooking = z.strictObject({
  id,
  classId: id,
  centerId,
  queueSize: z.int().nonnegative(),
  queuePosition: z.int().nonnegative(),
  startTime: instant,
  endTime: instant,
  unbookingClosesAt: instant,
  className: z.string(),
  centerName: z.string(),
  roomName: z.string(),
  instructorName: z.string(),
  canBeCancelled: z.boolean(),
})
export type SportsBooking = z.infer<typeof SportsBooking>

/** `count` is the number of items on this page, `total` that of all. */
export const SportsBookings = z.strictObject({
  items: z.array(SportsBooking),
  total: z.int().nonnegative(),
  count: z.int().nonnegative(),
  page: z.int().positive(),
})
export type SportsBookings = z.infer<typeof SportsBookings>

export const BookGroupClass = z.strictObject({ centerId, classId: id })
export type BookGroupClass = z.infer<typeof BookGroupClass>

export const BookedGroupClass = z.strictObject({
  queuePosition: z.int().nonnegative(),
  bookingId: id,
})
export type BookedGroupClass = z.infer<typeof BookedGroupClass>

const digits = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)

export const UnbookGroupClass = z.object({
  id: digits.pipe(id),
  classId: digits.pipe(id),
  centerId: digits.pipe(centerId),
})
export type UnbookGroupClass = z.infer<typeof UnbookGroupClass>

export const GroupExerciseId = digits.pipe(id)

/** Values outside their range fall back: a page never fails because of its address. */
export const LanguageQuery = z.object({ language: z.enum(locales).catch(defaultLocale) })
export const InLanguage = z.strictObject({ language: z.enum(locales) })
export const SportsBookingsQuery = LanguageQuery.extend({
  page: digits.pipe(z.int().min(1).max(1_000_000)).catch(1),
  pageSize: digits.pipe(z.int().min(1).max(100)).catch(25),
})
export type Language = z.infer<typeof LanguageQuery>['language']

const day = z.iso.date()

/**
 * What decides whether a member may book. Days are in Norway, both included. No-shows are those that
 * count now; `limit` of them within `days` days block the member for `blockDays` days.
 */
export const BookingEligibility = z.strictObject({
  /** Those that are valid today or later. */
  memberships: z.array(
    z.strictObject({ startDate: day, endDate: day.nullable(), isDisqualified: z.boolean() }),
  ),
  /** Running and coming ones. */
  freezes: z.array(z.strictObject({ startDate: day, endDate: day })),
  /** Until when, or until staff lift it. */
  block: z.strictObject({ until: instant.nullable() }).nullable(),
  noShows: z.strictObject({
    count: z.int().nonnegative(),
    limit: z.int().positive(),
    days: z.int().positive(),
    blockDays: z.int().positive(),
  }),
  /** How many days before a class its booking opens. */
  bookingOpensDaysBefore: z.int().positive(),
})
export type BookingEligibility = z.infer<typeof BookingEligibility>
