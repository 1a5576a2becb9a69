import type { LocationList } from './location-list.ts'
import type { LocationSearch } from './location-search.ts'

/** What a list is filtered by. A study place that the content system does not know is no filter. */
export function appliedSearch<Search extends LocationSearch>(
  { studyPlaces }: LocationList,
  { page: _, view: __, studyPlace, ...others }: Search,
) {
  const known = studyPlaces.find(({ key }) => key === studyPlace?.toString())
  return { ...others, ...(known && { studyPlace: known.key }) }
}

/** Name of the study place that the list begins at; null: it is in the editors' order. */
export function studyPlaceName({ studyPlaces }: LocationList, { studyPlace }: LocationSearch) {
  return studyPlaces.find(({ key }) => key === studyPlace?.toString())?.name ?? null
}
