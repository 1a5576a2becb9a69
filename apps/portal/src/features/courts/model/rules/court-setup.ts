import { weekdayOf } from '#platform/time/date.ts'

/** Weekdays, a part of the day and the days on which it holds; each with its end. */
export type Weekly = {
  /** Monday is 1. */
  readonly firstWeekday: number
  readonly lastWeekday: number
  /** `07:30` */
  readonly fromTime: string
  /** Not included; `24:00` is midnight. */
  readonly toTime: string
  readonly validFrom: string
  /** The last day; null until further notice. */
  readonly validTo: string | null
}

export type Named = { readonly no: string; readonly en: string }
export type Court = {
  readonly id: number
  readonly centerId: number
  readonly categoryId: number
  readonly name: Named
  readonly isOffered: boolean
}
export type Opening = Weekly & { readonly centerId: number; readonly courtId: number | null }
export type Price = Weekly & { readonly categoryId: number; readonly priceOre: number }
export type ClubHours = Weekly & { readonly courtId: number; readonly clubName: string }
export type Closure = {
  readonly centerId: number
  /** Null: all of the centre. */
  readonly courtId: number | null
  readonly startsAt: Date
  readonly endsAt: Date
}
export type RefundRules = {
  /** Until so many hours before the start, all of the price is given back. */
  readonly refundHours: number
  /** Of the price, after that and before the start. */
  readonly lateRefundPercent: number
}

/** All that staff set. */
export type CourtSetup = RefundRules & {
  /** Grows with each change. */
  readonly version: number
  /** Today and so many days after it can be booked. */
  readonly daysAhead: number
  readonly centers: ReadonlyMap<number, string>
  readonly categories: ReadonlyMap<number, Named>
  readonly courts: readonly Court[]
  readonly openings: readonly Opening[]
  readonly prices: readonly Price[]
  readonly clubHours: readonly ClubHours[]
  readonly closures: readonly Closure[]
}

/** @param date `2026-11-23` */
export function appliesOn(rule: Weekly, date: string): boolean {
  const weekday = weekdayOf(date)
  return (
    rule.validFrom <= date &&
    (rule.validTo === null || date <= rule.validTo) &&
    rule.firstWeekday <= weekday &&
    weekday <= rule.lastWeekday
  )
}

/** @param wallTime `07:30` */
export function covers({ fromTime, toTime }: Weekly, wallTime: string): boolean {
  return fromTime <= wallTime && wallTime < toTime
}

/** Of rules that all fit, those that hold from the latest day: a later one replaces an earlier one. */
export function findLatest<Rule extends Weekly>(rules: readonly Rule[]): Rule[] {
  const [latest] = rules
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .reverse()
  return rules.filter(({ validFrom }) => validFrom === latest)
}
