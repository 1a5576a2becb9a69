import { formatTagOf, languageOf } from '@trivsel/content-contract/locales'
import type { CaseGroup } from '#core/staff-area/staff-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import type { CaseStatistics } from './contract.ts'
import type { GroupsByKind } from './use-case-groups.ts'

/** With one decimal, `2,5 dager`. */
export function daysText(days: number): string {
  const rounded = roundDays(days)
  const count = new Intl.NumberFormat(formatTagOf(getLocale()), {
    maximumFractionDigits: 1,
  }).format(rounded)
  return rounded === 1 ? m.casework_days({ count: 1 }) : m.casework_days_decimal({ count })
}

/** To one decimal, as it is exported. */
export const roundDays = (days: number) => Math.round(days * 10) / 10

export type GroupLine = {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly decided: CaseStatistics['decidedByGroup'][number] | null
  readonly waiting: number
  readonly overdue: number
}

/** What was decided of a group and what waits, in one line; by kind and by name. */
export function groupLines(
  { decidedByGroup, openByGroup }: Pick<CaseStatistics, 'decidedByGroup' | 'openByGroup'>,
  groups: GroupsByKind,
): GroupLine[] {
  const idOf = ({ kind, group }: { kind: string; group: string }) => JSON.stringify([kind, group])
  const known = new Map([...decidedByGroup, ...openByGroup].map((one) => [idOf(one), one]))
  const lines = [...known].map(([id, { kind, group }]) => {
    const open = openByGroup.find((one) => idOf(one) === id)
    return {
      id,
      name: groupName(groups[kind] ?? [], group),
      kind,
      decided: decidedByGroup.find((one) => idOf(one) === id) ?? null,
      waiting: open?.waiting ?? 0,
      overdue: open?.overdue ?? 0,
    }
  })
  const { compare } = new Intl.Collator(languageOf(getLocale()))
  return lines
    .filter(({ decided, waiting }) => decided !== null || waiting > 0)
    .sort((one, other) => compare(one.kind, other.kind) || compare(one.name, other.name))
}

function groupName(groups: readonly CaseGroup[], group: string): string {
  if (group === '') return m.casework_statistics_no_group()
  return groups.find(({ value }) => value === group)?.text ?? group
}
