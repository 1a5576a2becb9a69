import type { Locale } from './locales.ts'

/** What both sides know of a kind of content whose items lie under a list. */
export type KindFacts = {
  /**
   * Collection of the content system in which its items lie: the first part of their tags, and the
   * name of their file in an import folder.
   */
  readonly collection: string
  /** Key of the list among the pages with a fixed address. */
  readonly list: string
  /** Of the list. Others link to it, so it never changes. */
  readonly addresses: Readonly<Record<Locale, string>>
  /** What the list is called where the editors have not named it, as in a trail. */
  readonly name: Readonly<Record<Locale, string>>
  /** What the address of an item ends with. */
  readonly addressedBy: 'slug' | 'id'
}
