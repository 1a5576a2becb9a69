import { formatTagOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { addDays, noonOf } from '#platform/time/date.ts'
import { formatShortDate, formatShortWeekday, formatWeekday } from '#platform/time/format.ts'
import type { ClassUsage, Figures } from './contract.ts'

/** What the table can be broken down by; the first is the default. */
export const breakdowns = ['center', 'category', 'class', 'instructor', 'week', 'hour'] as const
export type Breakdown = (typeof breakdowns)[number]

export const breakdownNames = {
  center: m.class_usage_center,
  category: m.class_usage_category,
  class: m.class_usage_class,
  instructor: m.class_usage_instructor,
  week: m.class_usage_week,
  hour: m.class_usage_hour,
} satisfies Record<Breakdown, () => string>

export const breakdownOf = (text: unknown): Breakdown =>
  breakdowns.find((one) => one === text) ?? 'center'

/** The share of booked places, between 0 and 1; null where there were no places. */
export const fillRate = ({ booked, places }: Pick<Figures, 'booked' | 'places'>) =>
  places > 0 ? booked / places : null

const localeTag = () => formatTagOf(getLocale())

export function percentText(share: number | null): string {
  if (share === null) return '–'
  const style = { style: 'percent', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(localeTag(), style).format(share)
}

/** `14 574`, `14,574`. */
export const numberText = (count: number) => new Intl.NumberFormat(localeTag()).format(count)

export const roundPercent = (share: number) => Math.round(share * 100)

/** Any Monday. */
const someMonday = '2026-11-23'
const dayOfWeek = (weekday: number) => noonOf(addDays(someMonday, weekday - 1))

/** `Mandag`, `Monday`; 1 is Monday. */
export const weekdayText = (weekday: number) => sentenceCase(formatWeekday(dayOfWeek(weekday)))
/** `Ma.`, `Mon`. */
export const shortWeekdayText = (weekday: number) =>
  sentenceCase(formatShortWeekday(dayOfWeek(weekday)))

/** `07:00`. */
export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export type BreakdownLine = Figures & { readonly id: string; readonly name: string }

/** The rows of the table, in their default order. */
export function linesOf(usage: ClassUsage, by: Breakdown): readonly BreakdownLine[] {
  switch (by) {
    case 'center':
      return usage.centers
    case 'category':
      return usage.categories
    case 'class':
      return usage.classes
    case 'instructor':
      return usage.instructors
    case 'week':
      return usage.weeks.map((week) => ({
        ...week,
        id: week.monday,
        name: formatShortDate(noonOf(week.monday)),
      }))
    case 'hour':
      return usage.hours
        .toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour)
        .map((cell) => ({
          ...cell,
          id: `${cell.weekday} ${cell.hour}`,
          name: `${weekdayText(cell.weekday)} ${hourText(cell.hour)}`,
        }))
  }
}
