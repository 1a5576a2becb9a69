import { PlainError } from '../progress.ts'

/** One name in every way in which code writes it. */
export type FeatureName = {
  /** `lost-items`: folders, files, addresses. */
  readonly kebab: string
  /** `lostItems` */
  readonly camel: string
  /** `LostItems` */
  readonly pascal: string
  /** `lost_items`: tables and keys of messages. */
  readonly snake: string
  /** `lost items` */
  readonly words: string
}

/** PostgreSQL cuts names of constraints at 63 characters, and ours add 25 to this. */
const longestName = 30

/** @throws {PlainError} it is no name of a folder as the others are, in words */
export function readFeatureName(given: string | undefined): FeatureName {
  if (!given)
    throw new PlainError('Which name? "npm run new-feature lost-items" makes features/lost-items.')
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(given))
    throw new PlainError(
      `"${given}" is no name of a feature: English words in small letters with "-" between them, as "lost-items".`,
    )
  if (given.length > longestName)
    throw new PlainError(`"${given}" is longer than ${longestName} letters.`)
  const words = given.split('-')
  const capitals = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  const pascal = capitals.join('')
  return {
    kebab: given,
    camel: given.slice(0, 1) + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    words: words.join(' '),
  }
}
