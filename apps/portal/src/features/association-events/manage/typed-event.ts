import { type Locale, perLocale } from '@trivsel/content-contract/locales'
import {
  sentQuestionOf,
  type TypedQuestions,
  typedQuestionOf,
} from '#core/questions/typed-question.ts'
import { type Localized, locales } from '#platform/i18n/localized.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import type { Audience } from '../model/states.ts'
import type { OpenEvent } from './contract.ts'
import { EventForm } from './event-form.ts'
import { listDays, type Rhythm } from './repeat.ts'

/** An event as it is typed: numbers and prices are texts until they are judged. */
export type TypedEvent = {
  title: Localized
  text: Localized
  place: string
  link: string
  languages: Locale[]
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  repeat: Rhythm | ''
  repeatEnd: 'until' | 'times'
  repeatUntil: string
  repeatTimes: string
  /** Of the series that the rule gives. */
  removedDays: string[]
  audience: Audience
  hasPlaces: boolean
  capacity: string
  membersFirstDays: string
  closesHours: string
  payMinutes: string
  promotedHours: string
  memberPriceOre: string
  priceOre: string
  refundHours: string
  lateRefundPercent: string
} & TypedQuestions

const emptyText = (): Localized => perLocale(() => '')

export const emptyEvent = (): TypedEvent => ({
  title: emptyText(),
  text: emptyText(),
  place: '',
  link: '',
  languages: [],
  startDay: '',
  startTime: '18:00',
  endDay: '',
  endTime: '20:00',
  repeat: '',
  repeatEnd: 'times',
  repeatUntil: '',
  repeatTimes: '5',
  removedDays: [],
  audience: 'all',
  hasPlaces: false,
  capacity: '30',
  membersFirstDays: '0',
  closesHours: '2',
  payMinutes: '15',
  promotedHours: '24',
  memberPriceOre: '0',
  priceOre: '0',
  refundHours: '24',
  lateRefundPercent: '0',
  answerDays: '14',
  questions: [],
})

const kroner = (ore: number) => String(ore / 100).replace('.', ',')

/** What is stored, as it is typed. */
export function typedOf({ link, places, ...event }: OpenEvent['event']): TypedEvent {
  const typed = { ...emptyEvent(), ...event, languages: [...event.languages], link: link ?? '' }
  if (places === null) return typed
  const { questions, memberPriceOre, priceOre, ...numbers } = places
  return {
    ...typed,
    hasPlaces: true,
    ...(Object.fromEntries(
      Object.entries(numbers).map(([name, number]) => [name, String(number)]),
    ) as Record<keyof typeof numbers, string>),
    memberPriceOre: kroner(memberPriceOre),
    priceOre: kroner(priceOre),
    questions: questions.map(typedQuestionOf),
  }
}

/** A copy of an event begins with no day, and its questions are new ones. */
export const copyOf = (event: OpenEvent['event']): TypedEvent => {
  const typed = typedOf(event)
  return {
    ...typed,
    startDay: '',
    endDay: '',
    questions: typed.questions.map((question) => ({ ...question, id: null })),
  }
}

const whole = (typed: string) =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN

function amount(typed: string): number {
  if (/^0*$/.test(typed.trim())) return 0
  return parseKroner(typed, 1_000_000) ?? Number.NaN
}

/** The form as it would be sent, not judged as yet. An event that ends on the day that it begins has one day. */
function sentOf(typed: TypedEvent): unknown {
  const { title, text, place, languages, startDay, startTime, endTime, audience } = typed
  return {
    title,
    text,
    place,
    link: typed.link.trim() === '' ? null : typed.link,
    languages,
    startDay,
    startTime,
    endDay: typed.endDay || startDay,
    endTime,
    audience,
    places: typed.hasPlaces
      ? {
          capacity: whole(typed.capacity),
          membersFirstDays: audience === 'members' ? 0 : whole(typed.membersFirstDays),
          closesHours: whole(typed.closesHours),
          payMinutes: whole(typed.payMinutes),
          promotedHours: whole(typed.promotedHours),
          memberPriceOre: amount(typed.memberPriceOre),
          priceOre: amount(audience === 'members' ? typed.memberPriceOre : typed.priceOre),
          refundHours: whole(typed.refundHours),
          lateRefundPercent: whole(typed.lateRefundPercent),
          answerDays: whole(typed.answerDays),
          questions: typed.questions.map(sentQuestionOf),
        }
      : null,
  }
}

/** @returns the event, or a code for each field that is wrong */
export function judgeTyped(
  typed: TypedEvent,
): { event: EventForm } | { problems: Record<string, string> } {
  const { data, error } = EventForm.safeParse(sentOf(typed))
  if (data) return { event: data }
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    const parts = path[0] === 'places' ? path.slice(1) : path
    // Which of the options is wrong is seen in their field.
    const end = parts.indexOf('options')
    const named = end < 0 ? parts : [...parts.slice(0, end + 1), locales[0]]
    problems[named.join('.')] ??= message
  }
  // Left empty it is the first day, and that one has the problem.
  if (problems.startDay && typed.endDay === '') delete problems.endDay
  return { problems }
}

/** The days on which its events begin, with those that the series gives and somebody took out. */
export function daysOfTyped(typed: TypedEvent): { all: string[]; kept: string[] } {
  const { startDay, repeat, repeatEnd, repeatUntil, repeatTimes, removedDays } = typed
  if (startDay === '') return { all: [], kept: [] }
  if (repeat === '') return { all: [startDay], kept: [startDay] }
  const end = repeatEnd === 'times' ? { times: whole(repeatTimes) || 1 } : { until: repeatUntil }
  const all = listDays(startDay, { every: repeat, end })
  return { all, kept: all.filter((day) => !removedDays.includes(day)) }
}
