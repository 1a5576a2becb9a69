import { z } from 'zod'
import { openingKinds } from '#core/kindergartens/days/states.ts'
import { LocalizedText } from '../model/localized-text.ts'

const day = z.string()

export const LedKindergarten = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  examNoticeDays: z.int(),
})
export type LedKindergarten = z.infer<typeof LedKindergarten>

export const ListedSurvey = z.strictObject({
  id: z.uuid(),
  kindergarten: z.string(),
  title: LocalizedText,
  firstDay: day,
  lastDay: day,
  answerUntil: day,
  isOpen: z.boolean(),
  /** Children with an answer for every day, of all who have a place there then. */
  answered: z.int(),
  children: z.int(),
})
export type ListedSurvey = z.infer<typeof ListedSurvey>

export const openingStates = ['open', 'closed', 'called-off', 'over'] as const

export const ListedOpening = z.strictObject({
  id: z.uuid(),
  kindergarten: z.string(),
  kind: z.enum(openingKinds),
  onDate: day,
  bookUntil: day,
  state: z.enum(openingStates),
  places: z.int(),
  taken: z.int(),
  waiting: z.int(),
})
export type ListedOpening = z.infer<typeof ListedOpening>

/** Of the kindergartens of the caller, what comes last first. */
export const StaffDays = z.strictObject({
  kindergartens: z.array(LedKindergarten),
  surveys: z.array(ListedSurvey),
  openings: z.array(ListedOpening),
})
export type StaffDays = z.infer<typeof StaffDays>
