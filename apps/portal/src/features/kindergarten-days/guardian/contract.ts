import { z } from 'zod'
import { openingKinds } from '#core/kindergartens/days/states.ts'
import { LocalizedText } from '../model/localized-text.ts'

const day = z.string()

export const WithChildId = z.strictObject({ id: z.uuid(), childId: z.uuid() })

/** What was answered for a day, by whom and when. */
const GivenAnswer = z.strictObject({
  isComing: z.boolean(),
  /** `10:00`; null for as usual. */
  arrivesAt: z.string().nullable(),
  /** The guardian; empty for staff, and for a guardian who is deleted. */
  by: z.string(),
  isByStaff: z.boolean(),
  isOwn: z.boolean(),
  answeredAt: z.iso.datetime(),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

export const SurveyOfChild = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  days: z.array(z.strictObject({ onDate: day, answer: GivenAnswer.nullable() })),
})
export type SurveyOfChild = z.infer<typeof SurveyOfChild>

export const GuardianSurvey = z.strictObject({
  id: z.uuid(),
  kindergarten: z.string(),
  title: LocalizedText,
  answerUntil: day,
  isOpen: z.boolean(),
  countsAsComing: z.boolean(),
  children: z.array(SurveyOfChild),
})
export type GuardianSurvey = z.infer<typeof GuardianSurvey>

export const ChildInOpening = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  /** Null: it has no place and does not wait. */
  state: z.enum(['booked', 'waiting']).nullable(),
  /** In the queue, from 1. */
  position: z.int().nullable(),
  /** The guardian who booked; empty when they are deleted. */
  bookedBy: z.string(),
  isOwn: z.boolean(),
})
export type ChildInOpening = z.infer<typeof ChildInOpening>

export const GuardianOpening = z.strictObject({
  id: z.uuid(),
  kindergarten: z.string(),
  kind: z.enum(openingKinds),
  onDate: day,
  /** `10:00`, by the clock in Norway. */
  opensAt: z.string(),
  closesAt: z.string(),
  bookUntil: day,
  /** Guardians book and cancel. */
  isOpen: z.boolean(),
  free: z.int(),
  /** Null where it was not called off. */
  calledOffBecause: z.string().nullable(),
  children: z.array(ChildInOpening),
})
export type GuardianOpening = z.infer<typeof GuardianOpening>

/** What comes for the children whom the caller reaches. */
export const GuardianDays = z.strictObject({
  /** Without one there is nothing to answer or book. */
  hasChildren: z.boolean(),
  surveys: z.array(GuardianSurvey),
  openings: z.array(GuardianOpening),
})
export type GuardianDays = z.infer<typeof GuardianDays>
