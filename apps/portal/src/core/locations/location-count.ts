import { m } from '#messages'

type List = { items: readonly { distance: number | null }[] }

/** The count of a list, and in which order it is where that is not the editors'. */
export function locationCount(count: string, { items }: List, studyPlace: string | null): string {
  const isNearestFirst = items.some(({ distance }) => distance !== null)
  return studyPlace && isNearestFirst
    ? m.location_nearest_first({ count, place: studyPlace })
    : count
}
