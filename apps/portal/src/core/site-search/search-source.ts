import type { Locale } from '@trivsel/content-contract/locales'
import type { Database } from '#platform/database/database.server.ts'

/** What the search of the site finds beside what editors publish. */
export const sourceKinds = ['association', 'course', 'grant'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** A page of a feature's own data, in one language. */
export type SearchSourcePage = {
  /** The same in every language, and unlike that of any other page of one reading. */
  readonly id: number
  readonly locale: Locale
  /** The path of its page. */
  readonly href: string
  readonly title: string
  readonly description: string | null
  /** What else it is found by. */
  readonly text: string
  /** After that day it is not found any more; without it always. */
  readonly lastDay?: string
}

/** What a feature has for the search: `searchSource` of its manifest. */
export type SearchSource = {
  readonly kind: SourceKind
  /** A change is announced there by the database, without a payload: all is read again then. */
  readonly channel: string
  readonly read: (database: Database) => Promise<SearchSourcePage[]>
}
