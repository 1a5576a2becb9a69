import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { QuestionForms } from '#core/questions/question-form.ts'
import { type Localized, locales, localized } from '#platform/i18n/localized.ts'
import { isDate } from '#platform/time/date.ts'
import { longest, mostOfSeries } from '../model/limits.ts'
import { audiences } from '../model/states.ts'

/*
 * An event as a board fills it in. The browser judges it before it is sent, the server again. All that
 * is relative to the start (when booking closes, how long members go first) holds for each event of a
 * series.
 */

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')
const upTo = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, { error: 'TOO_LONG', abort: true }), noNationalId)
const line = (most: number) =>
  upTo(most).check(z.regex(/^\P{Cc}*$/u, { error: 'CHARACTERS_INVALID', abort: true }))
const lines = (most: number) =>
  upTo(most).check(z.regex(/^[\P{Cc}\n\r\t]*$/u, { error: 'CHARACTERS_INVALID', abort: true }))
const required = (code: string) => z.minLength(1, { error: code, abort: true })

const isWritten = (text: Localized) => locales.some((locale) => text[locale] !== '')
const inOneLanguage = (code: string) =>
  z.refine<Localized>(isWritten, { path: [locales[0]], error: code })

const whole = (least: number, most: number, code = 'NUMBER_INVALID') =>
  z.int(code).check(z.gte(least, code), z.lte(most, code))

const day = z
  .string()
  .check(z.refine((text) => isDate(text) && text.startsWith('2'), 'DAY_INVALID'))
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TIME_INVALID'))

/** Nothing, or at least a krone: less cannot be paid by card. */
const price = whole(0, 1_000_000, 'PRICE_INVALID').check(
  z.refine((ore) => ore === 0 || ore >= 100, 'PRICE_INVALID'),
)

/** What people book, where there is anything to book. */
export const PlacesForm = z.strictObject({
  capacity: whole(1, 10_000),
  /** So many days before the start the places are for all; until then for members. 0: from the beginning. */
  membersFirstDays: whole(0, 365),
  /** Booking ends so many hours before the start. */
  closesHours: whole(0, 720),
  payMinutes: whole(5, 60),
  promotedHours: whole(1, 168),
  memberPriceOre: price,
  priceOre: price,
  refundHours: whole(0, 720),
  lateRefundPercent: whole(0, 100),
  answerDays: whole(1, 90),
  questions: QuestionForms,
})
export type PlacesForm = z.infer<typeof PlacesForm>

export const EventForm = z
  .strictObject({
    title: localized(line(longest.title)).check(inOneLanguage('TITLE_REQUIRED')),
    text: localized(lines(longest.text)).check(inOneLanguage('TEXT_REQUIRED')),
    place: line(longest.place).check(required('PLACE_REQUIRED')),
    link: z.nullable(
      line(300).check(
        z.refine((text) => URL.canParse(text) && text.startsWith('https://'), 'LINK_INVALID'),
      ),
    ),
    languages: z.array(z.enum(locales)).check(z.minLength(1, 'LANGUAGES_REQUIRED')),
    startDay: day,
    startTime: time,
    endDay: day,
    endTime: time,
    audience: z.enum(audiences),
    /** Null: people come as they are. */
    places: z.nullable(PlacesForm),
  })
  .check(
    z.refine(({ startDay, endDay }) => endDay >= startDay, {
      path: ['endDay'],
      error: 'EVENT_ENDS_BEFORE',
    }),
    z.refine(
      ({ startDay, endDay, startTime, endTime }) => startDay !== endDay || endTime > startTime,
      { path: ['endTime'], error: 'EVENT_ENDS_BEFORE' },
    ),
    // Only those who have a place see the link: without places nobody would.
    z.refine(({ link, places }) => link === null || places !== null, {
      path: ['link'],
      error: 'LINK_NEEDS_PLACES',
    }),
  )
export type EventForm = z.infer<typeof EventForm>

export const NewEvents = z.strictObject({
  event: EventForm,
  /** On which its events begin: one, or those of a series. */
  days: z.array(day).check(
    z.minLength(1, 'DAY_INVALID'),
    z.maxLength(mostOfSeries, 'DAY_INVALID'),
    z.refine((days) => new Set(days).size === days.length, 'DAY_INVALID'),
  ),
  /** Or kept as a draft. */
  publish: z.boolean(),
})
export type NewEvents = z.infer<typeof NewEvents>

/** The event alone, or with those of its series that follow it. */
export const scopes = ['one', 'following'] as const
export type Scope = (typeof scopes)[number]

const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))

export const ChangedEvent = z.strictObject({
  event: EventForm,
  /** Of what was read: nobody overwrites what somebody else has saved. */
  version,
  scope: z.enum(scopes),
})
export type ChangedEvent = z.infer<typeof ChangedEvent>

export const SeenEvent = z.strictObject({ version, scope: z.enum(scopes) })
export type SeenEvent = z.infer<typeof SeenEvent>

export const CallOffForm = z.strictObject({
  version,
  scope: z.enum(scopes),
  reason: line(longest.reason).check(required('REASON_REQUIRED')),
})
export type CallOffForm = z.infer<typeof CallOffForm>
