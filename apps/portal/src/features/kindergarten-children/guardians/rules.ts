import { foldText, wordsOf } from '#platform/fold-text.ts'

type Name = { readonly firstName: string; readonly lastName: string }

const partsOf = ({ firstName, lastName }: Name): string[] =>
  wordsOf(`${firstName} ${lastName}`).map(foldText)

/**
 * Whether two names can be of one person: at least one word is in both. A mistyped national id that
 * happens to be of somebody else binds nobody.
 */
export function canBeSamePerson(one: Name, other: Name): boolean {
  const parts = new Set(partsOf(other))
  return partsOf(one).some((part) => parts.has(part))
}
