type Store = Pick<Storage, 'key' | 'length' | 'removeItem'>

const ending = '-form'

/** Where a form that is being written is kept in a tab: `contact-form`. */
export const draftKey = (form: string) => `${form}${ending}`

/** Removes all that was being written in this tab: somebody has logged out, perhaps of a shared computer. */
export function removeTabDrafts(store: () => Store): void {
  try {
    const open = store()
    const keys = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '')
    for (const key of keys) if (key.endsWith(ending)) open.removeItem(key)
  } catch {
    return
  }
}
