import type { RoomSearch } from './arrange.ts'

/*
 * The addresses within the room, for links that keep the filters. The router types the query of a page
 * by its route; these links are on one page alone.
 */

const change = (to: (present: RoomSearch) => RoomSearch) => to as never

/** Which of them is the present one: all are on the same page. */
export const byQuery = { exact: true, includeSearch: true } as const

/** One application, beside the list. */
export const toApplication = (application: string) =>
  change(({ view: _, ...rest }) => ({ ...rest, application }))

/** The list alone. */
export const toList = () => change(({ view: _, application: __, ...rest }) => rest)

/** What was open in the list stays so. */
export const toReading = () => change(({ view: _, ...rest }) => rest)

export const toProposals = () =>
  change(({ application: _, ...rest }) => ({ ...rest, view: 'proposals' }))

export const withFilter = (name: string, value: string) =>
  change(({ [name]: _, ...rest }) => (value === '' ? rest : { ...rest, [name]: value }))
