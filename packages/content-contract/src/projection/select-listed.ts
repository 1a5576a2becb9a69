import type { FilterOption } from '../content.ts'
import type { ListFilter, ListRule } from '../list-rule.ts'
import type { Locale } from '../locales.ts'
import type { Location } from '../place.ts'
import { nearestFirst } from './nearest-first.ts'
import { nameOrder, placeOrder } from './order.ts'
import type { PublishedItem } from './published-item.ts'

/** An item as far as lists must know it to choose and order it. */
export type ListedItem = Pick<PublishedItem, 'collection' | 'id' | 'key' | 'name' | 'listing'>
type Listed = ListedItem & { listing: NonNullable<ListedItem['listing']> }

export type Selection = {
  /** In the order of the list; the distance in metres to what was chosen, where that is known. */
  readonly items: readonly { id: number; distance: number | null }[]
  /** Choices of each filter, by their name in the answer. */
  readonly options: Readonly<Record<string, FilterOption[]>>
  readonly tags: readonly string[]
}

export type ListQuestion = {
  readonly rule: ListRule
  readonly collection: string
  readonly locale: Locale
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * Chooses and orders what a list shows.
 * @param known items of the list's collection and of those of its filters, in the requested language
 */
export function selectListed(question: ListQuestion, known: readonly ListedItem[]): Selection {
  const { rule, variables, locale } = question
  const listed = findListed(question, known)
  const tags = new Set<string>()
  const options = new Map<string, ListedItem[]>()
  let shown = listed
  for (const filter of rule.filters ?? []) {
    const ids = new Set(listed.flatMap((item) => referencesOf(item, filter)))
    for (const id of ids) tags.add(`${filter.collection}:${id}`)
    const choices = toChoices(known, filter.collection, ids, locale)
    options.set(filter.options, choices)
    const chosen = choices.find(({ key }) => key === variables[filter.variable])
    if (chosen) shown = shown.filter((item) => referencesOf(item, filter).includes(chosen.id))
  }
  const { groupedBy, nearestTo } = rule
  const group = groupedBy && variables[groupedBy]
  if (group) shown = shown.filter(({ listing }) => listing.group === group)
  let from: Location | null = null
  if (nearestTo) {
    tags.add(nearestTo.collection)
    const near = options.get(nearestTo.options) ?? findLocated(known, nearestTo, locale)
    options.set(nearestTo.options, near)
    for (const { id } of near) tags.add(`${nearestTo.collection}:${id}`)
    const chosen = near.find(({ key }) => key === variables[nearestTo.variable])
    from = chosen?.listing?.location ?? null
  }
  return {
    items: inOrder(shown, rule, from, locale),
    options: Object.fromEntries([...options].map(([name, items]) => [name, toOptions(items)])),
    tags: [...tags],
  }
}

function findListed({ rule, collection, variables }: ListQuestion, known: readonly ListedItem[]) {
  const { group, endsWithLastDay } = rule
  const today = endsWithLastDay ? String(variables.today) : ''
  return known
    .filter((item): item is Listed => item.collection === collection && item.listing !== null)
    .filter(({ listing }) => !group || listing.group === variables[group])
    .filter(({ listing }) => (listing.lastDay ?? today) >= today)
}

const referencesOf = ({ listing }: Listed, { variable }: ListFilter): readonly number[] =>
  listing.references[variable] ?? []

const findLocated = (known: readonly ListedItem[], { collection }: ListFilter, locale: Locale) =>
  toChoices(
    known.filter(({ listing }) => listing?.location),
    collection,
    null,
    locale,
  )

/** What can be chosen: it has a key and a name in the language. @param ids null: all of them */
function toChoices(
  known: readonly ListedItem[],
  collection: string,
  ids: ReadonlySet<number> | null,
  locale: Locale,
): ListedItem[] {
  const compare = nameOrder(locale)
  return known
    .filter((item) => item.collection === collection && (!ids || ids.has(item.id)))
    .filter(({ key, name }) => key && name)
    .toSorted((one, other) => compare(one.name ?? '', other.name ?? ''))
}

const toOptions = (items: readonly ListedItem[]): FilterOption[] =>
  items.map(({ key, name }) => ({ key: key ?? '', name: name ?? '' }))

function inOrder(
  items: readonly Listed[],
  { order }: ListRule,
  from: Location | null,
  locale: Locale,
): Selection['items'] {
  const placeOf = ({ listing }: Listed) => listing.location
  return nearestFirst(items, placeOf, from, orderOf(order, locale)).map(({ item, distance }) => ({
    id: item.id,
    distance,
  }))
}

function orderOf(order: ListRule['order'], locale: Locale): (one: Listed, other: Listed) => number {
  if (order === 'place') {
    const compare = placeOrder(locale)
    const placed = ({ name, listing }: Listed) => ({ name, sortOrder: listing.sortOrder })
    return (one, other) => compare(placed(one), placed(other))
  }
  if (order === 'start') {
    const start = ({ listing }: Listed) => listing.startsAt ?? ''
    return (one, other) => start(one).localeCompare(start(other)) || one.id - other.id
  }
  const compare = nameOrder(locale)
  const end = ({ listing }: Listed) => listing.lastDay ?? '9999-12-31'
  return (one, other) =>
    end(one).localeCompare(end(other)) || compare(one.name ?? '', other.name ?? '')
}
