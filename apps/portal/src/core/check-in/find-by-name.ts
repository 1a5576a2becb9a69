import { foldText } from '#platform/fold-text.ts'

/** Those whose name has every word that is searched for, in any order. */
export function findByName<One extends { readonly name: string }>(
  all: readonly One[],
  searched: string,
): One[] {
  const words = foldText(searched).split(/\s+/).filter(Boolean)
  return all.filter(({ name }) => {
    const folded = foldText(name)
    return words.every((word) => folded.includes(word))
  })
}
