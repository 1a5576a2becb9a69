import type { ChipFilter } from './FilterChips.tsx'
import type { Filter } from './FilterSelect.tsx'

/** The filters of one list: those of which several choices may be made, and those with one. */
export type Filters = {
  chips?: readonly ChipFilter[]
  selects: readonly Filter[]
}

/** What is chosen, by the names of the query parameters. */
export type FilterChoices = Record<string, string | string[]>

/** What the form says; nothing of what is not chosen. */
export function readChoices(form: HTMLFormElement, { chips = [] }: Filters): FilterChoices {
  const entries = [...new FormData(form)].filter(([, value]) => value !== '')
  const many = new Set(chips.map(({ name }) => name))
  const choices: FilterChoices = {}
  for (const [name, value] of entries as [string, string][])
    choices[name] = many.has(name) ? [...[choices[name] ?? []].flat(), value] : value
  return choices
}

/** What the list is filtered by now. */
export function appliedChoices({ chips = [], selects }: Filters): FilterChoices {
  const applied = [
    ...chips
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => [name, [...values]]),
    ...selects.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  ]
  return Object.fromEntries(applied)
}

export function countChoices(filters: Filters): number {
  return Object.values(appliedChoices(filters)).flat().length
}

export function isSameChoice(one: FilterChoices, other: FilterChoices): boolean {
  return written(one) === written(other)
}

function written(choices: FilterChoices): string {
  return Object.entries(choices)
    .flatMap(([name, values]) => [values].flat().map((value) => `${name}=${value}`))
    .sort()
    .join('&')
}

/** The same filters with nothing chosen. */
export function withoutChoices({ chips = [], selects }: Filters): Filters {
  return {
    chips: chips.map((chip) => ({ ...chip, values: [] })),
    selects: selects.map((select) => ({ ...select, value: '' })),
  }
}
