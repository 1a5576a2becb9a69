/** `pages:12`, as changes are announced. */
type Tag = string
type Link = { readonly from: Tag; readonly to: Tag }

/**
 * Of examples that nobody has edited, those to which nothing leads that stays: an editor's menu keeps
 * the pages in it, and they keep the pages that they lead to.
 */
export function removableExamples(examples: readonly Tag[], links: readonly Link[]): Set<Tag> {
  const removable = new Set(examples)
  for (;;) {
    const used = links.filter(({ from, to }) => removable.has(to) && !removable.has(from))
    if (used.length === 0) return removable
    for (const { to } of used) removable.delete(to)
  }
}
