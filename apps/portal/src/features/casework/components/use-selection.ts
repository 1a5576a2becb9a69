import { useState } from 'react'
import type { CaseLine } from '../contract.ts'

/** Selected cases with their assignee at that time. Cases that are no longer shown are deselected. */
export function useSelection(rows: readonly CaseLine[] = []) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map())
  const seen = rows.filter(({ id }) => chosen.has(id))
  return {
    chosen: seen.map(({ id }) => ({ id, seen: chosen.get(id) ?? null })),
    has: ({ id }: CaseLine) => chosen.has(id),
    choose: (some: readonly CaseLine[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const { id, assignee } of some)
          if (isChosen) after.set(id, assignee?.id ?? null)
          else after.delete(id)
        return after
      }),
    clear: () => setChosen(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
