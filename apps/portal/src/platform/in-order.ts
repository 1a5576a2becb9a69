/** The contributions of several parts to one place, sorted by their `order`. */
export function inOrder<Item extends { readonly order: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.order - other.order)
}
