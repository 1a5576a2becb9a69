import type { ListFacts } from '@trivsel/content-contract/projection/published-item'
import type { Reading } from '../queries/reading.ts'
import { toLocation } from '../queries/to-place.ts'

/** How the items of a collection become rows, in the language of the reading. */
export type Projected<Document> = {
  /** The answer to the question for the item, but for its addresses. */
  readonly toPage: (document: Document, reading: Reading) => object | null | Promise<object | null>
  /** What a list shows of it. */
  readonly toCard: (document: Document, reading: Reading) => object | null
  /** What lists choose and order by; null: it is in no list. */
  readonly toListFacts: (document: Document) => ListFacts | null
}

const noFacts: ListFacts = {
  sortOrder: null,
  location: null,
  startsAt: null,
  lastDay: null,
  group: null,
  references: {},
}

export const listFacts = (facts: Partial<ListFacts>): ListFacts => ({ ...noFacts, ...facts })

type Placed = {
  slug?: string | null
  sortOrder?: number | null
  location?: Parameters<typeof toLocation>[0]
}

/** Of an item that has a place among others, and perhaps one on the map. */
export const placedFacts = (
  { slug, sortOrder, location }: Placed,
  facts: Partial<ListFacts> = {},
): ListFacts | null =>
  slug
    ? listFacts({ sortOrder: sortOrder ?? null, location: toLocation(location), ...facts })
    : null
