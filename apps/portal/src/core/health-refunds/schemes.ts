import type { Localized } from '#platform/i18n/localized.ts'
import { applicationTimeOf, type Period, periodOf } from './rules/periods.ts'
import type { SchemeRules } from './rules/scheme-rules.ts'

/** The rules of a scheme for expenses from a day on: of all revisions of that day the latest. */
export type SchemeVersion = {
  readonly id: string
  readonly startsOn: string
  readonly revision: number
  readonly rules: SchemeRules
}

export type Scheme = {
  readonly id: string
  readonly name: Localized
  readonly intro: Localized
  /** The last day of expenses that it refunds; null while it goes on. */
  readonly endsOn: string | null
  /** Of its name, its text and its end. */
  readonly version: number
  /** The earliest first. */
  readonly versions: readonly SchemeVersion[]
}

/** The rules for a day. A version begins with a period, so a period has one. */
export function versionOn(
  { versions, endsOn }: Pick<Scheme, 'versions' | 'endsOn'>,
  date: string,
): SchemeVersion | null {
  if (endsOn !== null && date > endsOn) return null
  return versions.findLast(({ startsOn }) => startsOn <= date) ?? null
}

/** A period for which one may apply, or might have; of a scheme that ends in it, its days until then. */
export type SchemePeriod = {
  readonly period: Period
  readonly version: SchemeVersion
  /** The first and the last day on which one may apply. */
  readonly from: string
  readonly to: string
}

/** The period of a code, `2026` or `2026V`; null where the scheme has none of that kind then. */
export function schemePeriodOf(
  scheme: Pick<Scheme, 'versions' | 'endsOn'>,
  code: string,
): SchemePeriod | null {
  const first = firstDayOf(code)
  const version = first === null ? null : versionOn(scheme, first)
  if (first === null || version === null) return null
  const period = periodOf(version.rules.period, first)
  if (period.code !== code) return null
  const { endsOn } = scheme
  const endsIn = endsOn !== null && endsOn < period.to
  return {
    period: endsIn ? { ...period, to: endsOn } : period,
    version,
    ...applicationTimeOf(version.rules, period),
  }
}

/** Periods for which one may apply today, the earlier first. */
export function openPeriodsOf(
  scheme: Pick<Scheme, 'versions' | 'endsOn'>,
  today: string,
): SchemePeriod[] {
  const years = [Number(today.slice(0, 4)) - 1, Number(today.slice(0, 4))]
  return years
    .flatMap((year) => [`${year}`, `${year}V`, `${year}H`])
    .map((code) => schemePeriodOf(scheme, code))
    .filter((found) => found !== null)
    .filter(({ from, to }) => from <= today && today <= to)
    .toSorted((one, other) => (one.period.from < other.period.from ? -1 : 1))
}

function firstDayOf(code: string): string | null {
  const [, year, half] = /^(20\d\d)([VH])?$/.exec(code) ?? []
  if (year === undefined) return null
  return half === 'H' ? `${year}-08-01` : `${year}-01-01`
}
