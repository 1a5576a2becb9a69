import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { courseAudiences } from '#core/courses/states.ts'
import { localized } from '#platform/i18n/localized.ts'
import { singleValue } from '#platform/routing/single-value.ts'
import { longestWords } from '#ui/card-list/words-search.ts'
import { waysOfHolding } from './course-search.ts'

const first = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(singleValue, schema)
const yes = first(z.literal('yes')).nullable().catch(null)

const filters = {
  q: first(z.string().transform((text) => text.slice(0, longestWords).trim())).catch(''),
  audience: first(z.enum(courseAudiences)).nullable().catch(null),
  language: first(z.enum(locales)).nullable().catch(null),
  held: first(z.enum(waysOfHolding)).nullable().catch(null),
  free: yes,
  left: yes,
}

/** Whatever is out of range falls back: a list never fails because of its address. */
export const CoursesQuery = z.object({
  ...filters,
  page: first(z.coerce.number().int().min(1).max(9_999)).catch(1),
})
export type CoursesQuery = z.infer<typeof CoursesQuery>

export const MonthQuery = z.object({
  ...filters,
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
})
export type MonthQuery = z.infer<typeof MonthQuery>
export type Filters = Omit<CoursesQuery, 'page'>

const text = localized(z.string())
const instant = z.iso.datetime()
const ore = z.int().min(0)

/** One date of a course, with what a list says about it. */
export const ListedDate = z.strictObject({
  /** Of the date. */
  key: z.string(),
  id: z.string(),
  title: text,
  /** The beginning of its text. */
  summary: text,
  teacher: z.string().nullable(),
  place: z.string().nullable(),
  isOnline: z.boolean(),
  languages: z.array(z.enum(locales)),
  audience: z.enum(courseAudiences),
  isCalledOff: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  /** Which of its dates it is, from 1, and how many there are. */
  number: z.int(),
  dates: z.int(),
  studentPriceOre: ore,
  memberPriceOre: ore,
  otherPriceOre: ore,
  seats: z.strictObject({
    free: z.int(),
    waiting: z.int(),
    isPaused: z.boolean(),
    closesAt: instant,
  }),
})
export type ListedDate = z.infer<typeof ListedDate>

/** `page` is the one that is shown: the first where the list is shorter than the requested page. */
export const CourseList = z.strictObject({
  /** Each course by the next of its dates. */
  items: z.array(ListedDate),
  total: z.int(),
  page: z.int(),
})
export type CourseList = z.infer<typeof CourseList>

export const CourseMonth = z.strictObject({
  /** All dates of the month. */
  items: z.array(ListedDate),
  /** The month of the last date that there is; null where none is to come. */
  last: z.string().nullable(),
})
export type CourseMonth = z.infer<typeof CourseMonth>
