import { z } from 'zod'
import { openingKinds } from '#core/kindergartens/days/states.ts'

export const OpeningId = z.strictObject({ id: z.uuid() })
export const ExtraPlaceId = z.strictObject({ id: z.uuid() })
export const KindergartenId = z.strictObject({ id: z.uuid() })

export const SavedOpening = z.strictObject({ id: z.uuid() })
export type SavedOpening = z.infer<typeof SavedOpening>

/** How many were notified. */
export const OpeningCalledOff = z.strictObject({ notified: z.int() })
export type OpeningCalledOff = z.infer<typeof OpeningCalledOff>

/** A child that has a place or waits. */
export const ExtraChild = z.strictObject({
  placeId: z.uuid(),
  name: z.string(),
  /** Null: it has no place in the kindergarten on that day, and loses this one. */
  department: z.string().nullable(),
  state: z.enum(['booked', 'waiting']),
  /** In the queue, from 1. */
  position: z.int().nullable(),
  /** The guardian; empty when they are deleted. */
  bookedBy: z.string(),
})
export type ExtraChild = z.infer<typeof ExtraChild>

export const OpenOpening = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  kindergarten: z.string(),
  kind: z.enum(openingKinds),
  onDate: z.string(),
  /** `10:00`, by the clock in Norway. */
  opensAt: z.string(),
  closesAt: z.string(),
  places: z.int(),
  taken: z.int(),
  bookUntil: z.string(),
  /** Guardians still book. */
  isOpen: z.boolean(),
  isOver: z.boolean(),
  isClosed: z.boolean(),
  /** Null where it was not called off. */
  calledOffBecause: z.string().nullable(),
  children: z.array(ExtraChild),
})
export type OpenOpening = z.infer<typeof OpenOpening>
