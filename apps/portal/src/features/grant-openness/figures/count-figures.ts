import type { FigureCounts } from './contract.ts'

/** An application that was sent and not withdrawn, as far as it is counted. */
export type CountedApplication = {
  readonly year: number
  readonly typeId: string
  /** Of the association; null of a person, and of an association for students of all. */
  readonly institution: string | null
  readonly isPerson: boolean
  readonly requestedOre: number
  readonly state: 'granted' | 'refused' | 'given-up' | 'waiting'
  /** 0 unless it is granted. */
  readonly grantedOre: number
  /** From when it was sent until it was first decided; null while it waits. */
  readonly days: number | null
}

export function countsOf(rows: readonly CountedApplication[]): FigureCounts {
  const inState = (state: CountedApplication['state']) =>
    rows.filter((row) => row.state === state).length
  return {
    applied: rows.length,
    requestedOre: sum(rows.map(({ requestedOre }) => requestedOre)),
    granted: inState('granted'),
    grantedOre: sum(rows.map(({ grantedOre }) => grantedOre)),
    refused: inState('refused'),
    givenUp: inState('given-up'),
    waiting: inState('waiting'),
    medianDays: medianOf(rows.flatMap(({ days }) => (days === null ? [] : [days]))),
  }
}

/** The one in the middle, or the mean of the two there; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** Fewer people than this are counted together with others: one of them could be told by the sum. */
export const fewestPersons = 5

/**
 * Applications by institution. Persons are a group of their own, since a grant to one of them is of no
 * institution, and fewer than five of them are among the others.
 */
export function byGroup(
  rows: readonly CountedApplication[],
): ReadonlyMap<string, readonly CountedApplication[]> {
  const persons = rows.filter(({ isPerson }) => isPerson).length
  const personGroup = persons < fewestPersons ? 'others' : 'persons'
  return groupBy(rows, (row) => (row.isPerson ? personGroup : (row.institution ?? 'others')))
}

export function groupBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** How much of what was applied for is granted, in whole percent; null where nothing was applied for. */
export const shareGranted = ({
  requestedOre,
  grantedOre,
}: Pick<FigureCounts, 'requestedOre' | 'grantedOre'>): number | null =>
  requestedOre === 0 ? null : Math.round((100 * grantedOre) / requestedOre)

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
