import { FilterChips } from './FilterChips.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import type { Filters } from './filter-choices.ts'

export function FilterFields(props: { filters: Filters; applications: number }) {
  const { chips = [], selects } = props.filters
  return (
    <>
      {chips.map((filter) => (
        <FilterChips key={filter.name} filter={filter} applications={props.applications} />
      ))}
      {selects.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} applications={props.applications} />
      ))}
    </>
  )
}
