import { LocationFilters } from '#core/locations/LocationFilters.tsx'
import { m } from '#messages'
import type { EaterySearch } from '../eatery-search.ts'
import type { EateryList } from '../load-eatery-list.ts'

/** Specification, section 2: study place (all or one) and serving type (all, eatery, coffee bar). */
export function EateryFilters({ list, search }: { list: EateryList; search: EaterySearch }) {
  return (
    <LocationFilters
      label={m.eatery_filters()}
      list={list}
      search={search}
      studyPlace="at"
      hours
      own={{
        name: 'servingType',
        label: m.eatery_serving_type(),
        value: search.servingType ?? '',
        all: m.eatery_all_serving_types(),
        options: [
          { value: 'eatery', label: m.eatery_type_eatery() },
          { value: 'coffee-bar', label: m.eatery_type_coffee_bar() },
        ],
      }}
    />
  )
}
