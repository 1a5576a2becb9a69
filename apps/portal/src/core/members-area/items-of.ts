import type { Agenda, AgendaEntry, MyPageItem, MyPageItems } from './my-page-offer.ts'

type Query<Data> = {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** Items of my page from a query: none while it is under way, its failure when it has none. */
export function itemsOf<Data>(
  query: Query<Data>,
  failure: string,
  toItems: (data: Data) => readonly MyPageItem[],
): MyPageItems {
  if (query.data !== undefined) return { items: toItems(query.data), failures: [] }
  return { items: [], failures: failuresOf(query, failure) }
}

/** An agenda from a query: no entries when they could not be loaded. */
export function agendaOf<Data>(
  query: Query<Data>,
  failure: string,
  toEntries: (data: Data) => readonly AgendaEntry[],
): Agenda {
  if (query.data !== undefined) return { entries: toEntries(query.data), failures: [] }
  return { entries: query.isError ? [] : null, failures: failuresOf(query, failure) }
}

function failuresOf(query: Query<unknown>, text: string): MyPageItems['failures'] {
  return query.isError ? [{ text, retry: () => query.refetch() }] : []
}
