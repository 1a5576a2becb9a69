import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

/** In the address of a list: begin with searching. */
export const tableSearchHash = 'table-search'

/**
 * The key `/`, and an address that ends with `tableSearchHash`, lead to the first field of the
 * filters in which one types.
 * @param openFilters shows the fields where they are behind a button
 */
export function useTableSearchField(
  fields: RefObject<HTMLElement | null>,
  openFilters: () => void,
): void {
  const focusField = useEffectEvent(() => {
    const field = fields.current?.querySelector<HTMLInputElement>('input[type="search"]')
    if (field?.offsetParent === null) openFilters()
    // It can take the focus once it is shown.
    requestAnimationFrame(() => field?.focus())
  })
  useShortcuts({ '/': focusField })
  useEffect(() => {
    if (window.location.hash === `#${tableSearchHash}`) focusField()
  }, [])
}
