import type { LinkProps } from '@tanstack/react-router'
import type { TableSearch } from '#ui/data-table/table-search.ts'

/** A list of staff that somebody works through, item by item. */
export type Queue = {
  readonly list: NonNullable<LinkProps['to']>
  /** The page of one item, with the parameter `id`. */
  readonly item: NonNullable<LinkProps['to']>
  /** The filters and the order of the list, as in the address. */
  readonly search: TableSearch
}

export const toList = ({ list, search }: Queue) => ({ to: list, search: search as never })

export const toItem = ({ item, search }: Queue, id: string) => ({
  to: item,
  params: { id } as never,
  search: search as never,
})
