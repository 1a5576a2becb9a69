import { m } from '#messages'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import type { Filter } from '#ui/card-list/FilterSelect.tsx'
import type { LocationList, LocationView } from './location-list.ts'
import type { LocationSearch } from './location-search.ts'

type Props = {
  label: string
  list: LocationList & { view: LocationView }
  search: LocationSearch
  /** Whether the study place is where the nearest are looked for from, or where they lie. */
  studyPlace: 'near' | 'at'
  /** Whether it is known when the places are open. */
  hours: boolean
  /** Filters that no other list has, after the study place. */
  own?: Filter
}

/** Filters of a list of places: study place, what the list has of its own, what is open now. */
export function LocationFilters({ label, list, search, studyPlace, hours, own }: Props) {
  const near: Filter = {
    name: 'studyPlace',
    label: studyPlace === 'near' ? m.location_near() : m.location_study_place(),
    value: search.studyPlace?.toString() ?? '',
    all: studyPlace === 'near' ? m.location_near_all() : m.location_all_study_places(),
    options: list.studyPlaces.map(({ key, name }) => ({ value: key, label: name })),
  }
  const open: Filter = {
    name: 'open',
    label: m.hours_heading(),
    value: search.open ?? '',
    all: m.location_open_any(),
    options: [{ value: 'now', label: m.open_now() }],
  }
  return (
    <FilterForm
      label={label}
      otherSearch={{ view: list.view }}
      filters={[
        ...(list.studyPlaces.length > 0 ? [near] : []),
        ...(own ? [own] : []),
        ...(hours ? [open] : []),
      ]}
    />
  )
}
