import { type Locale, perLocale } from '@trivsel/content-contract/locales'
import { mostPriceOre } from '#core/courses/limits.ts'
import type { CourseAudience } from '#core/courses/states.ts'
import {
  sentQuestionOf,
  type TypedQuestions,
  typedQuestionOf,
} from '#core/questions/typed-question.ts'
import { type Localized, locales } from '#platform/i18n/localized.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { CourseForm } from '../model/course-form.ts'
import type { OpenCourse } from './contract.ts'

export type TypedDate = {
  id: string | null
  day: string
  startTime: string
  endTime: string
  place: string
}

/** A course as it is typed: numbers and prices are texts until they are judged. */
export type TypedCourse = {
  title: Localized
  text: Localized
  teacher: string
  place: string
  link: string
  languages: Locale[]
  audience: CourseAudience
  dates: TypedDate[]
  capacity: string
  mostSeats: string
  closesDay: string
  closesTime: string
  payMinutes: string
  promotedHours: string
  studentPriceOre: string
  memberPriceOre: string
  otherPriceOre: string
  vatPercent: string
  refundHours: string
  keepOre: string
  keepPercent: string
  passHours: string
  remindHours: string
  /** Empty: there is no certificate. */
  certificateDates: string
} & TypedQuestions

export const emptyDate = (): TypedDate => ({
  id: null,
  day: '',
  startTime: '17:00',
  endTime: '19:00',
  place: '',
})

const emptyText = (): Localized => perLocale(() => '')

export const emptyCourse = (): TypedCourse => ({
  title: emptyText(),
  text: emptyText(),
  teacher: '',
  place: '',
  link: '',
  languages: [],
  audience: 'all',
  dates: [emptyDate()],
  capacity: '20',
  mostSeats: '1',
  closesDay: '',
  closesTime: '12:00',
  payMinutes: '15',
  promotedHours: '24',
  studentPriceOre: '0',
  memberPriceOre: '0',
  otherPriceOre: '0',
  vatPercent: '0',
  refundHours: '24',
  keepOre: '0',
  keepPercent: '0',
  passHours: '2',
  remindHours: '24',
  certificateDates: '',
  answerDays: '14',
  questions: [],
})

const kroner = (ore: number) => String(ore / 100).replace('.', ',')

/** What is stored, as it is typed. */
export function typedOf(course: OpenCourse['course']): TypedCourse {
  return {
    title: course.title,
    text: course.text,
    teacher: course.teacher ?? '',
    place: course.place ?? '',
    link: course.link ?? '',
    languages: [...course.languages],
    audience: course.audience,
    dates: course.dates.map((date) => ({ ...date, place: date.place ?? '' })),
    capacity: String(course.capacity),
    mostSeats: String(course.mostSeats),
    closesDay: course.closesDay,
    closesTime: course.closesTime,
    payMinutes: String(course.payMinutes),
    promotedHours: String(course.promotedHours),
    studentPriceOre: kroner(course.studentPriceOre),
    memberPriceOre: kroner(course.memberPriceOre),
    otherPriceOre: kroner(course.otherPriceOre),
    vatPercent: String(course.vatPercent),
    refundHours: String(course.refundHours),
    keepOre: kroner(course.keepOre),
    keepPercent: String(course.keepPercent),
    passHours: String(course.passHours),
    remindHours: String(course.remindHours),
    certificateDates: course.certificateDates === null ? '' : String(course.certificateDates),
    answerDays: String(course.answerDays),
    questions: course.questions.map(typedQuestionOf),
  }
}

export const wholeOf = (typed: string): number =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN

/** In øre; NaN for what is no amount. */
export function oreOf(typed: string): number {
  if (/^0*$/.test(typed.trim())) return 0
  return parseKroner(typed, mostPriceOre) ?? Number.NaN
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed)

/** The form as it would be sent, not judged as yet. */
export function sentOf(typed: TypedCourse): unknown {
  return {
    ...typed,
    teacher: orNull(typed.teacher),
    place: orNull(typed.place),
    link: orNull(typed.link),
    dates: typed.dates.map((date) => ({ ...date, place: orNull(date.place) })),
    capacity: wholeOf(typed.capacity),
    mostSeats: wholeOf(typed.mostSeats),
    payMinutes: wholeOf(typed.payMinutes),
    promotedHours: wholeOf(typed.promotedHours),
    studentPriceOre: oreOf(typed.studentPriceOre),
    memberPriceOre: oreOf(typed.memberPriceOre),
    otherPriceOre: oreOf(typed.otherPriceOre),
    vatPercent: wholeOf(typed.vatPercent),
    refundHours: wholeOf(typed.refundHours),
    keepOre: oreOf(typed.keepOre),
    keepPercent: wholeOf(typed.keepPercent),
    passHours: wholeOf(typed.passHours),
    remindHours: wholeOf(typed.remindHours),
    certificateDates: typed.certificateDates.trim() === '' ? null : wholeOf(typed.certificateDates),
    answerDays: wholeOf(typed.answerDays),
    questions: typed.questions.map(sentQuestionOf),
  }
}

/** @returns the course, or a code for each field that is wrong */
export function judgeTyped(
  typed: TypedCourse,
): { course: CourseForm } | { problems: Record<string, string> } {
  const { data, error } = CourseForm.safeParse(sentOf(typed))
  if (data) return { course: data }
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    // Which of the options is wrong is seen in their field.
    const end = path.indexOf('options')
    const named = end < 0 ? path : [...path.slice(0, end + 1), locales[0]]
    problems[named.join('.')] ??= message
  }
  return { problems }
}
