import { foldText } from '#platform/fold-text.ts'
import type { OpenItem, ReadingItem, ReadingList } from '../model/contract.ts'
import { criteriaOf, type ReadingState, readingState, scoreBy } from '../model/reading-state.ts'

/** What the address says of the list. */
export type RoomSearch = Readonly<Record<string, string | number>>

export const sortings = ['reference', 'applicant', 'requested', 'mean', 'own'] as const

type Criteria = ReadingList['criteria']

export const stateOf = (item: OpenItem, criteria: Criteria): ReadingState =>
  readingState(criteriaOf(criteria, item.typeId), item.given, item.version)

/** What the caller gives, from 0 to 100. */
export const ownScore = (item: OpenItem, criteria: Criteria): number | null =>
  scoreBy(criteriaOf(criteria, item.typeId), item.given)

/**
 * The items that the address asks for, in its order; the list and the keys go by it. Cases in which the
 * caller takes no part come last where something is filtered or sorted by that they do not see.
 */
export function arrange(
  { items, criteria }: Pick<ReadingList, 'items' | 'criteria'>,
  search: RoomSearch,
): ReadingItem[] {
  const words = foldText(String(search.q ?? ''))
    .split(/\s+/)
    .filter(Boolean)
  const found = items.filter((item) => hasWords(item, words) && isWanted(item, criteria, search))
  const sort = String(search.sort ?? 'reference')
  const isDescending = sort.startsWith('-')
  const column = isDescending ? sort.slice(1) : sort
  if (column === 'reference') return isDescending ? found.toReversed() : found
  const value = (item: ReadingItem) => sortValue(item, column, criteria)
  return found.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    const order = typeof a === 'string' ? a.localeCompare(String(b), 'nb') : a - Number(b)
    return isDescending ? -order : order
  })
}

function hasWords(item: ReadingItem, words: readonly string[]): boolean {
  const reference = item.takesPart ? item.reference : ''
  const text = foldText(`${item.applicant ?? ''} ${item.title} ${reference}`)
  return words.every((word) => text.includes(word))
}

function isWanted(item: ReadingItem, criteria: Criteria, search: RoomSearch): boolean {
  const { type, state, proposal } = search
  if (!item.takesPart)
    return type === undefined && proposal === undefined && (!state || state === 'conflict')
  if (type !== undefined && item.typeId !== type) return false
  if (state !== undefined && !isInState(item, criteria, String(state))) return false
  if (proposal === 'none') return item.proposal === null
  return proposal === undefined || item.proposal?.outcome === proposal
}

function isInState(item: OpenItem, criteria: Criteria, wanted: string): boolean {
  const state = stateOf(item, criteria)
  return wanted === 'open' ? state !== 'scored' : state === wanted
}

function sortValue(item: ReadingItem, column: string, criteria: Criteria): string | number | null {
  if (column === 'applicant') return item.applicant ?? ''
  if (!item.takesPart) return null
  switch (column) {
    case 'requested':
      return item.requestedOre
    case 'mean':
      return item.others?.mean ?? null
    case 'own':
      return ownScore(item, criteria)
    default:
      return null
  }
}

/** Those beside an application in the order of the list; where it is not in it, the first one is next. */
export function neighboursOf(
  arranged: readonly ReadingItem[],
  id: string | undefined,
): { previous: string | null; next: string | null; position: number | null } {
  const at = arranged.findIndex((one) => one.id === id)
  if (at === -1) return { previous: null, next: arranged[0]?.id ?? null, position: null }
  return {
    previous: arranged[at - 1]?.id ?? null,
    next: arranged[at + 1]?.id ?? null,
    position: at + 1,
  }
}
