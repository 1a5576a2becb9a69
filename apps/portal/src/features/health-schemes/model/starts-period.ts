import { isFirstDay } from '#core/health-refunds/rules/periods.ts'
import type { PeriodKind } from '#core/health-refunds/rules/scheme-rules.ts'

type Known = { readonly startsOn: string; readonly rules: { readonly period: PeriodKind } }

/**
 * Whether rules may start on a day: the first of a period, and not within a year that earlier rules
 * count as a whole, since the same expense would then be of two periods.
 */
export function startsPeriod(
  versions: readonly Known[],
  kind: PeriodKind,
  startsOn: string,
): boolean {
  if (!isFirstDay(kind, startsOn)) return false
  const [before] = versions
    .filter((version) => version.startsOn < startsOn)
    .toSorted((one, other) => (one.startsOn > other.startsOn ? -1 : 1))
  return !before || isFirstDay(before.rules.period, startsOn)
}

/** First days that staff can choose: of recent and coming periods. */
export function firstDaysOf(kind: PeriodKind, today: string): string[] {
  const year = Number(today.slice(0, 4))
  return [-2, -1, 0, 1, 2].flatMap((later) =>
    kind === 'year'
      ? [`${year + later}-01-01`]
      : [`${year + later}-01-01`, `${year + later}-08-01`],
  )
}
