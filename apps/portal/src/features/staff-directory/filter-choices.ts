import type { FilterOption } from '@trivsel/content-contract/content'
import type { Filter } from '#ui/card-list/FilterSelect.tsx'

/** What the content system offers to filter by; a choice that it does not know is none. */
export function filterChoices(
  options: readonly FilterOption[],
  chosen: string | undefined,
): Pick<Filter, 'value' | 'options'> {
  return {
    value: options.find(({ key }) => key === chosen)?.key ?? '',
    options: options.map(({ key, name }) => ({ value: key, label: name })),
  }
}
