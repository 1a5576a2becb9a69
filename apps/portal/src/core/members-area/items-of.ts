import type { MyPageItem, MyPageItems } from './my-page-offer.ts'

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
  const failures = query.isError ? [{ text: failure, retry: () => query.refetch() }] : []
  return { items: [], failures }
}
