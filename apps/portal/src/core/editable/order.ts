export const directions = ['earlier', 'later'] as const
export type Direction = (typeof directions)[number]

/** Moves one of the ids by one place; returns the same order at either end. */
export function moved(ids: readonly string[], id: string, to: Direction): string[] {
  const from = ids.indexOf(id)
  const other = from + (to === 'earlier' ? -1 : 1)
  const neighbour = ids[other]
  if (from === -1 || neighbour === undefined) return [...ids]
  return ids.map((one, place) => (place === from ? neighbour : place === other ? id : one))
}
