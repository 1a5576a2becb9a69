import { z } from 'zod/mini'
import {
  longestNotice,
  longestReminder,
  mostExtraPlaces,
  mostSurveyDays,
} from '#core/kindergartens/days/limits.ts'
import { openingKinds } from '#core/kindergartens/days/states.ts'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { localized } from '#platform/i18n/localized.ts'
import { isDate } from '#platform/time/date.ts'

/* What staff and guardians send. The browser judges it before it is sent, the server again. */

export const line = (most: number, code: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: code, abort: true }),
    z.maxLength(most, { error: 'TOO_LONG', abort: true }),
    z.regex(/^\P{Cc}*$/u, { error: 'CHARACTERS_INVALID', abort: true }),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

const whole = (least: number, most: number) =>
  z.int('NUMBER_INVALID').check(z.gte(least, 'NUMBER_INVALID'), z.lte(most, 'NUMBER_INVALID'))

const day = z
  .string()
  .check(z.refine((text) => isDate(text) && text.startsWith('2'), 'DAY_INVALID'))
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INVALID'))
const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))

const isSorted = (days: readonly string[]) =>
  days.every((one, at) => at === 0 || one > (days[at - 1] ?? ''))

const surveyFields = {
  title: localized(line(longest.title, 'TITLE_REQUIRED')),
  /** One after the other. */
  days: z
    .array(day)
    .check(
      z.minLength(1, 'DAYS_REQUIRED'),
      z.maxLength(mostSurveyDays, 'DAYS_TOO_MANY'),
      z.refine(isSorted, 'DAY_INVALID'),
    ),
  answerUntil: day,
  countsAsComing: z.boolean(),
  remindDays: whole(0, longestReminder),
}

const endsBefore = z.refine<{ answerUntil: string; days: string[] }>(
  ({ answerUntil, days }) => days.every((one) => answerUntil < one),
  { path: ['answerUntil'], error: 'DEADLINE_AFTER_DAY' },
)

export const SurveyForm = z
  .strictObject({ kindergartenId: z.uuid('KINDERGARTEN_REQUIRED'), ...surveyFields })
  .check(endsBefore)
export type SurveyForm = z.infer<typeof SurveyForm>

export const ChangedSurvey = z.strictObject({ version, ...surveyFields }).check(endsBefore)
export type ChangedSurvey = z.infer<typeof ChangedSurvey>

/** What staff saw of it. */
export const Seen = z.strictObject({ version })
export type Seen = z.infer<typeof Seen>

export const AnswersForm = z.strictObject({
  answers: z
    .array(
      z
        .strictObject({ onDate: day, isComing: z.boolean(), arrivesAt: z.nullable(time) })
        .check(
          z.refine(({ isComing, arrivesAt }) => isComing || arrivesAt === null, 'TIME_INVALID'),
        ),
    )
    .check(
      z.minLength(1),
      z.maxLength(mostSurveyDays),
      z.refine((answers) => new Set(answers.map(({ onDate }) => onDate)).size === answers.length),
    ),
})
export type AnswersForm = z.infer<typeof AnswersForm>

/** Of one child, entered by staff. */
export const StaffAnswersForm = z.strictObject({ childId: z.uuid(), ...AnswersForm.shape })
export type StaffAnswersForm = z.infer<typeof StaffAnswersForm>

export const OpeningForm = z
  .strictObject({
    kindergartenId: z.uuid('KINDERGARTEN_REQUIRED'),
    kind: z.enum(openingKinds),
    onDate: day,
    opensAt: time,
    closesAt: time,
    places: whole(1, mostExtraPlaces),
    bookUntil: day,
  })
  .check(
    z.refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      path: ['closesAt'],
      error: 'ENDS_BEFORE',
    }),
    z.refine(({ bookUntil, onDate }) => bookUntil < onDate, {
      path: ['bookUntil'],
      error: 'DEADLINE_AFTER_DAY',
    }),
  )
export type OpeningForm = z.infer<typeof OpeningForm>

export const ChangedOpening = z.strictObject({
  version,
  places: whole(1, mostExtraPlaces),
  bookUntil: day,
})
export type ChangedOpening = z.infer<typeof ChangedOpening>

export const CallOffOpening = z.strictObject({
  version,
  reason: line(longest.reason, 'REASON_REQUIRED'),
})
export type CallOffOpening = z.infer<typeof CallOffOpening>

/** The state that staff saw. */
export const CancelExtraPlace = z.strictObject({ state: z.enum(['booked', 'waiting']) })
export type CancelExtraPlace = z.infer<typeof CancelExtraPlace>

export const NoticeForm = z.strictObject({ days: whole(1, longestNotice) })
export type NoticeForm = z.infer<typeof NoticeForm>
