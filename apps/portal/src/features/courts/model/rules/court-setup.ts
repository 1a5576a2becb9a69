import type { Localized } from '#platform/i18n/localized.ts'
import { weekdayOf } from '#platform/time/date.ts'

/** Weekdays, a part of the day and a range of dates; both ends are included. */
export type Weekly = {
  /** Monday is 1. */
  readonly firstWeekday: number
  readonly lastWeekday: number
  /** `07:30` */
  readonly fromTime: string
  /** Not included; `24:00` is midnight. */
  readonly toTime: string
  readonly validFrom: string
  /** The last day, or null until further notice. */
  readonly validTo: string | null
}

export type Court = {
  readonly id: number
  readonly centerId: number
  readonly categoryId: number
  readonly name: Localized
  readonly isOffered: boolean
}
export type Opening = Weekly & { readonly centerId: number; readonly courtId: number | null }
export type Price = Weekly & { readonly categoryId: number; readonly priceOre: number }
export type ClubHours = Weekly & { readonly courtId: number; readonly clubName: string }
export type Closure = {
  readonly centerId: number
  /** Null: every court of the centre. */
  readonly courtId: number | null
  readonly startsAt: Date
  readonly endsAt: Date
}
export type RefundRules = {
  /** A cancellation up to this many hours before the start is refunded in full. */
  readonly refundHours: number
  /** The share of the price that is refunded after that and before the start. */
  readonly lateRefundPercent: number
}

export type HoldRules = {
  /** How long a hold lasts while it is being paid. A running hold keeps the time it was given. */
  readonly holdMinutes: number
  /** Holds of one member at the same time: enough to choose again, too few to block a whole hall. */
  readonly maxHolds: number
  /** Slot alerts of one member at the same time. */
  readonly maxSlotAlerts: number
}

/** Everything that staff configure. */
export type CourtSetup = RefundRules &
  HoldRules & {
    /** Grows with each change. */
    readonly version: number
    /** How many days after today can be booked. */
    readonly daysAhead: number
    readonly centers: ReadonlyMap<number, string>
    readonly categories: ReadonlyMap<number, Localized>
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

/**
 * Of the rules that apply, those with the latest first day: a later rule replaces an earlier one.
 */
export function findLatest<Rule extends Weekly>(rules: readonly Rule[]): Rule[] {
  const [latest] = rules
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .reverse()
  return rules.filter(({ validFrom }) => validFrom === latest)
}
