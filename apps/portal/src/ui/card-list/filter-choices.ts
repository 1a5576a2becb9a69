import type { ChipFilter } from './FilterChips.tsx'
import type { Filter } from './FilterSelect.tsx'

/** The filters of one list: those of which several choices may be made, and those with one. */
export type Filters = {
  chips?: readonly ChipFilter[]
  selects: readonly Filter[]
}

export function countChoices({ chips = [], selects }: Filters): number {
  const ofChips = chips.flatMap(({ values }) => values).length
  return ofChips + selects.filter(({ value }) => value !== '').length
}
