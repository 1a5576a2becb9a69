/** What several parts offer to one place, each with a number that says where it stands. */
export function inOrder<Item extends { readonly order: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.order - other.order)
}
