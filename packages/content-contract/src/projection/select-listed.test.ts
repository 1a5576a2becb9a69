import { describe, expect, it } from 'vitest'
import type { ListRule } from '../list-rule.ts'
import type { ListFacts } from './published-item.ts'
import { type ListedItem, selectListed } from './select-listed.ts'

const noFacts: ListFacts = {
  sortOrder: null,
  location: null,
  startsAt: null,
  lastDay: null,
  group: null,
  references: {},
}
const item = (id: number, name: string, facts: Partial<ListFacts> | null = {}): ListedItem => ({
  collection: 'things',
  id,
  key: `thing-${id}`,
  name,
  listing: facts && { ...noFacts, ...facts },
})
const place = (id: number, name: string | null, location: ListFacts['location'] = null) => ({
  ...item(id, name ?? '', { location }),

  collection: 'places',
  key: `place-${id}`,
  name,
})

function select(rule: ListRule, known: ListedItem[], variables: Record<string, unknown> = {}) {
  const question = { rule, collection: 'things', locale: 'no' as const, variables }
  const { items, ...rest } = selectListed(question, known)
  return {
    ids: items.map(({ id }) => id),
    distances: items.map(({ distance }) => distance),
    ...rest,
  }
}

describe('the order', () => {
  it('is the editors’ place, then the name in the order of the language', () => {
    const known = [item(1, 'Årsta'), item(2, 'Ærlig'), item(3, 'Å', { sortOrder: 9 })]
    expect(select({ order: 'place' }, known).ids).toEqual([3, 2, 1])
  })

  it('is the first to start, of those at once the first one created', () => {
    const at = (startsAt: string) => ({ startsAt })
    const known = [
      item(3, 'A', at('2026-02')),
      item(2, 'B', at('2026-01')),
      item(1, 'C', at('2026-02')),
    ]
    expect(select({ order: 'start' }, known).ids).toEqual([2, 1, 3])
  })

  it('is the first to end; what has no end is last', () => {
    const known = [
      item(1, 'A'),
      item(2, 'B', { lastDay: '2026-12-31' }),
      item(3, 'C', { lastDay: '2026-12-30' }),
    ]
    expect(select({ order: 'lastDay' }, known).ids).toEqual([3, 2, 1])
  })
})

it('what ends is in the list to its last day', () => {
  const rule: ListRule = { order: 'place', endsWithLastDay: true }
  const known = [item(1, 'A', { lastDay: '2026-05-02' }), item(2, 'B')]
  expect(select(rule, known, { today: '2026-05-02' }).ids).toEqual([1, 2])
  expect(select(rule, known, { today: '2026-05-03' }).ids).toEqual([2])
})

it('what has no facts, or lies in another collection, is in no list', () => {
  expect(select({ order: 'place' }, [item(1, 'A', null), place(2, 'B')]).ids).toEqual([])
})

describe('a filter', () => {
  const filter = { variable: 'place', collection: 'places', options: 'places' }
  const rule: ListRule = { order: 'place', filters: [filter], group: 'kind' }
  const at = (kind: string, ...ids: number[]) => ({ group: kind, references: { place: ids } })
  const known = [
    item(1, 'A', at('one', 7)),
    item(2, 'B', at('one', 8)),
    item(3, 'C', at('two', 9)),
    place(7, 'Øst'),
    place(8, 'Ark'),
    place(9, 'Vest'),
  ]

  it('offers what something in the list refers to, by name, and has its tags', () => {
    const { ids, options, tags } = select(rule, known, { kind: 'one', place: null })
    expect(ids).toEqual([1, 2])
    expect(options.places).toEqual([
      { key: 'place-8', name: 'Ark' },
      { key: 'place-7', name: 'Øst' },
    ])
    expect(tags).toEqual(['places:7', 'places:8'])
  })

  it('leaves what refers to the chosen one, and all of it where that is unknown', () => {
    expect(select(rule, known, { kind: 'one', place: 'place-8' }).ids).toEqual([2])
    expect(select(rule, known, { kind: 'one', place: 'place-9' }).ids).toEqual([1, 2])
  })

  it('offers nothing without a name, whose tag the answer has all the same', () => {
    const nameless = [item(1, 'A', at('one', 7)), place(7, null)]
    const { options, tags } = select(rule, nameless, { kind: 'one' })
    expect([options.places, tags]).toEqual([[], ['places:7']])
  })

  it('keeps its choices when the list is narrowed', () => {
    const narrowed = { order: 'place', filters: [filter], groupedBy: 'type' } as const
    const { ids, options } = select(narrowed, known, { type: 'two' })
    expect(ids).toEqual([3])
    expect(options.places).toHaveLength(3)
    expect(select(narrowed, known, { type: null }).ids).toEqual([1, 2, 3])
  })
})

it('the nearest to a chosen place comes first; places that lie nowhere cannot be chosen', () => {
  const nearestTo = { variable: 'near', collection: 'places', options: 'places' }
  const at = (longitude: number) => ({ location: { latitude: 60, longitude } })
  const known = [
    item(1, 'A', at(11)),
    item(2, 'B', at(10)),
    place(7, 'Her', at(10).location),
    place(8, 'Et sted'),
  ]
  const near = select({ order: 'place', nearestTo }, known, { near: 'place-7' })
  expect([near.ids, near.distances[0]]).toEqual([[2, 1], 0])
  expect(near.options.places).toEqual([{ key: 'place-7', name: 'Her' }])
  expect(near.tags).toEqual(['places', 'places:7'])
  const unknown = select({ order: 'place', nearestTo }, known, { near: 'place-8' })
  expect([unknown.ids, unknown.distances]).toEqual([
    [1, 2],
    [null, null],
  ])
})
