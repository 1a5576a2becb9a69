import { z } from 'zod/mini'
import { longest, mostDates, mostPriceOre, mostSeats } from '#core/courses/limits.ts'
import { courseAudiences } from '#core/courses/states.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { QuestionForms } from '#core/questions/question-form.ts'
import { type Localized, locales, localized } from '#platform/i18n/localized.ts'
import { isDate } from '#platform/time/date.ts'
import { endDayOf, endsAfterStart } from './overnight.ts'

/* A course as staff fill it in. The browser judges it before it is sent, the server again. */

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')
const upTo = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, { error: 'TOO_LONG', abort: true }), noNationalId)
export const line = (most: number) =>
  upTo(most).check(z.regex(/^\P{Cc}*$/u, { error: 'CHARACTERS_INVALID', abort: true }))
export const lines = (most: number) =>
  upTo(most).check(z.regex(/^[\P{Cc}\n\r\t]*$/u, { error: 'CHARACTERS_INVALID', abort: true }))
export const required = (code: string) => z.minLength(1, { error: code, abort: true })

const isWritten = (text: Localized) => locales.some((locale) => text[locale] !== '')
export const inOneLanguage = (code: string) =>
  z.refine<Localized>(isWritten, { path: [locales[0]], error: code })

const whole = (least: number, most: number) =>
  z.int('NUMBER_INVALID').check(z.gte(least, 'NUMBER_INVALID'), z.lte(most, 'NUMBER_INVALID'))

const day = z
  .string()
  .check(z.refine((text) => isDate(text) && text.startsWith('2'), 'DAY_INVALID'))
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INVALID'))

/** Nothing, or at least a krone: less cannot be paid by card. */
const price = z.int('PRICE_INVALID').check(
  z.gte(0, 'PRICE_INVALID'),
  z.lte(mostPriceOre, 'PRICE_INVALID'),
  z.refine((ore) => ore === 0 || ore >= 100, 'PRICE_INVALID'),
)
const ore = z
  .int('PRICE_INVALID')
  .check(z.gte(0, 'PRICE_INVALID'), z.lte(mostPriceOre, 'PRICE_INVALID'))

const placeName = z.nullable(line(longest.place).check(required('PLACE_REQUIRED')))

/** A date may end in the night after its day; a course over several days has several dates. */
export const DateForm = z
  .strictObject({
    /** Null for one that is added. */
    id: z.nullable(z.uuid()),
    day,
    startTime: time,
    endTime: time,
    /** Where it is another place than that of the course. */
    place: placeName,
  })
  .check(z.refine(endsAfterStart, { path: ['endTime'], error: 'DATE_ENDS_BEFORE' }))
export type DateForm = z.infer<typeof DateForm>

const datesAreApart = (dates: readonly DateForm[]) => {
  const sorted = dates.toSorted((one, other) =>
    `${one.day}${one.startTime}` < `${other.day}${other.startTime}` ? -1 : 1,
  )
  return sorted.every(({ day: on, startTime }, at) => {
    const before = sorted[at - 1]
    return !before || `${endDayOf(before)}${before.endTime}` <= `${on}${startTime}`
  })
}

export const CourseForm = z
  .strictObject({
    title: localized(line(longest.title)).check(inOneLanguage('TITLE_REQUIRED')),
    text: localized(lines(longest.text)).check(inOneLanguage('TEXT_REQUIRED')),
    teacher: z.nullable(line(longest.teacher).check(required('TEACHER_REQUIRED'))),
    place: placeName,
    link: z.nullable(
      line(longest.link).check(
        z.refine((text) => URL.canParse(text) && text.startsWith('https://'), 'LINK_INVALID'),
      ),
    ),
    languages: z
      .array(z.enum(locales))
      .check(z.minLength(1, 'LANGUAGES_REQUIRED'), z.maxLength(locales.length)),
    audience: z.enum(courseAudiences),
    dates: z
      .array(DateForm)
      .check(
        z.minLength(1, 'DATES_REQUIRED'),
        z.maxLength(mostDates, 'DATES_TOO_MANY'),
        z.refine(datesAreApart, { path: [0, 'startTime'], error: 'DATES_OVERLAP' }),
      ),
    capacity: whole(1, 10_000),
    mostSeats: whole(1, mostSeats),
    /** Until then people book. */
    closesDay: day,
    closesTime: time,
    payMinutes: whole(5, 60),
    promotedHours: whole(1, 168),
    studentPriceOre: price,
    memberPriceOre: price,
    otherPriceOre: price,
    vatPercent: whole(0, 25),
    refundHours: whole(0, 2160),
    keepOre: ore,
    keepPercent: whole(0, 100),
    passHours: whole(0, 720),
    remindHours: whole(0, 336),
    certificateDates: z.nullable(whole(1, mostDates)),
    questions: QuestionForms,
    answerDays: whole(1, 90),
  })
  .check(
    z.refine(({ place, link }) => place !== null || link !== null, {
      path: ['place'],
      error: 'PLACE_OR_LINK_REQUIRED',
    }),
    z.refine(
      ({ dates, closesDay, closesTime }) =>
        dates.every(
          ({ day: on, startTime }) => `${closesDay} ${closesTime}` <= `${on} ${startTime}`,
        ),
      { path: ['closesDay'], error: 'DEADLINE_AFTER_START' },
    ),
    z.refine(
      ({ certificateDates, dates }) =>
        certificateDates === null || certificateDates <= dates.length,
      { path: ['certificateDates'], error: 'CERTIFICATE_TOO_MANY' },
    ),
  )
export type CourseForm = z.infer<typeof CourseForm>

const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))

export const ChangedCourse = z.strictObject({
  course: CourseForm,
  /** Of what was read: nobody overwrites what somebody else has saved. */
  version,
})
export type ChangedCourse = z.infer<typeof ChangedCourse>

export const SeenCourse = z.strictObject({ version })
export type SeenCourse = z.infer<typeof SeenCourse>

export const CallOffForm = z.strictObject({
  version,
  reason: line(longest.reason).check(required('REASON_REQUIRED')),
})
export type CallOffForm = z.infer<typeof CallOffForm>

export const CopyForm = z.strictObject({ weeks: whole(1, 104) })
export type CopyForm = z.infer<typeof CopyForm>
