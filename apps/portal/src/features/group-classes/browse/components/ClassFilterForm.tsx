import { m } from '#messages'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import { all, type Choice, type ClassFilter, type FilterChoices } from '../class-filter.ts'

type Props = {
  choices: FilterChoices
  filter: ClassFilter
  /** Undefined for today, which has no day in its address. */
  day: string | undefined
}

/** Clubs as chips, category and instructor to choose from (specification, section 2). */
export function ClassFilterForm({ choices, filter, day }: Props) {
  return (
    <FilterForm
      label={m.classes_filter()}
      sheet
      otherSearch={{ day }}
      chips={[
        {
          name: 'center',
          label: m.classes_filter_center(),
          values: filter.centers.map(String),
          options: toOptions(choices.centers),
        },
      ]}
      filters={[
        {
          name: 'category',
          label: m.classes_filter_category(),
          value: toValue(filter.category),
          all: m.classes_filter_all_categories(),
          options: toOptions(choices.categories),
        },
        {
          name: 'instructor',
          label: m.classes_filter_instructor(),
          value: toValue(filter.instructor),
          all: m.classes_filter_all_instructors(),
          options: toOptions(choices.instructors),
        },
      ]}
    />
  )
}

function toOptions(choices: readonly Choice[]) {
  return choices.map(({ id, name }) => ({ value: String(id), label: name }))
}

function toValue(id: number): string {
  return id === all ? '' : String(id)
}
