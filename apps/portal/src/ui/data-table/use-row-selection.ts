import { useState } from 'react'

/** Chosen rows as they were at that time. Rows that are no longer shown are no longer chosen. */
export function useRowSelection<Row extends { readonly id: string }>(rows: readonly Row[] = []) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    chosen: rows.flatMap(({ id }) => chosen.get(id) ?? []),
    has: ({ id }: Row) => chosen.has(id),
    choose: (some: readonly Row[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const row of some)
          if (isChosen) after.set(row.id, row)
          else after.delete(row.id)
        return after
      }),
    clear: () => setChosen(new Map()),
  }
}
