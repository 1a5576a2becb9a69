import { z } from 'zod'
import { LocalizedText } from '../model/localized-text.ts'

const day = z.string()

export const SurveyId = z.strictObject({ id: z.uuid() })

export const SavedSurvey = z.strictObject({ id: z.uuid() })
export type SavedSurvey = z.infer<typeof SavedSurvey>

const Figures = z.strictObject({
  coming: z.int(),
  away: z.int(),
  /** Without an answer. */
  silent: z.int(),
  /** With those without an answer as the survey says. */
  expected: z.int(),
})

/** What was answered for a child on a day. */
const Answer = z.strictObject({
  onDate: day,
  /** Null without an answer. */
  isComing: z.boolean().nullable(),
  /** `10:00`; null for as usual. */
  arrivesAt: z.string().nullable(),
  /** The guardian; empty for staff, and for a guardian who is deleted. */
  by: z.string(),
  isByStaff: z.boolean(),
  answeredAt: z.iso.datetime().nullable(),
})

export const SurveyChild = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  department: z.string(),
  /** Of the days on which it has a place there. */
  answers: z.array(Answer),
})
export type SurveyChild = z.infer<typeof SurveyChild>

export const OpenSurvey = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  kindergarten: z.string(),
  title: LocalizedText,
  days: z.array(day),
  answerUntil: day,
  /** Guardians still answer. */
  isOpen: z.boolean(),
  countsAsComing: z.boolean(),
  remindDays: z.int(),
  remindedAt: z.iso.datetime().nullable(),
  hasAnswers: z.boolean(),
  /** By department: its figures on each day. */
  departments: z.array(
    z.strictObject({
      name: z.string(),
      days: z.array(z.strictObject({ onDate: day, ...Figures.shape })),
    }),
  ),
  children: z.array(SurveyChild),
})
export type OpenSurvey = z.infer<typeof OpenSurvey>
