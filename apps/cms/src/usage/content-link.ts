import type { Locale } from '@trivsel/content-contract/locales'

import type { Words } from '../admin/in-language.ts'

/** Something that an item refers to: a page, a picture, a file, a category, an address of ours. */
export type ContentLink = {
  /** Language in which it is seen; null: in every one. */
  locale: Locale | null
  /** Names of the fields that lead to it, from the outside in. */
  place: Words
  /** Something to press, not only named or shown. */
  isLink: boolean
  targetCollection: string | null
  targetId: number | null
  /** Path on this site that an editor typed; null also when the link has no target yet. */
  address: string | null
}
