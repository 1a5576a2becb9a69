import { m } from '#messages'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import type { EaterySearch } from '../eatery-search.ts'
import type { EateryList } from '../load-eatery-list.ts'

type Props = { studyPlaces: EateryList['studyPlaces']; search: EaterySearch }

/** Specification, section 2: study place (all or one) and serving type (all, eatery, coffee bar). */
export function EateryFilters({ studyPlaces, search }: Props) {
  return (
    <FilterForm
      label={m.eatery_filters()}
      filters={[
        {
          name: 'studyPlace',
          label: m.eatery_study_place(),
          value: search.studyPlace?.toString() ?? '',
          all: m.eatery_all_study_places(),
          options: studyPlaces.map(({ key, name }) => ({ value: key, label: name })),
        },
        {
          name: 'servingType',
          label: m.eatery_serving_type(),
          value: search.servingType ?? '',
          all: m.eatery_all_serving_types(),
          options: [
            { value: 'eatery', label: m.eatery_type_eatery() },
            { value: 'coffee-bar', label: m.eatery_type_coffee_bar() },
          ],
        },
      ]}
    />
  )
}
