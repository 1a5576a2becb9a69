import { useQueries } from '@tanstack/react-query'
import type { CaseGroup, CaseView } from '#core/staff-area/staff-offer.ts'

/** What the cases of each kind are counted and filtered by. */
export type GroupsByKind = Readonly<Record<string, readonly CaseGroup[]>>

/** @returns undefined until they are read; none of a kind whose groups cannot be read */
export function useCaseGroups(views: readonly CaseView[]): GroupsByKind | undefined {
  const grouped = views.flatMap(({ kind, groups }) => (groups ? [{ kind, groups }] : []))
  return useQueries({
    queries: grouped.map(({ groups }) => groups),
    combine: (found) =>
      found.some(({ isPending }) => isPending)
        ? undefined
        : Object.fromEntries(grouped.map(({ kind }, at) => [kind, found[at]?.data ?? []])),
  })
}
