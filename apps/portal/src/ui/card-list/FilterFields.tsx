import { FilterChips } from './FilterChips.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import type { Filters } from './filter-choices.ts'

type Props = {
  filters: Filters
  /** The part of the query that is no filter; it stays. */
  otherSearch: Readonly<Record<string, string | undefined>>
}

export function FilterFields({ filters: { chips = [], selects }, otherSearch }: Props) {
  return (
    <>
      <OtherSearch otherSearch={otherSearch} />
      {chips.map((filter) => (
        <FilterChips key={filter.name} {...filter} />
      ))}
      {selects.map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
    </>
  )
}

/** A form that is sent has an address of its own making: what is to stay in it goes along. */
export function OtherSearch({ otherSearch }: Pick<Props, 'otherSearch'>) {
  return Object.entries(otherSearch).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
