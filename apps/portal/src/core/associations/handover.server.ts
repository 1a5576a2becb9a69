import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import type { PageId } from '#platform/routing/route-table.ts'

/** Something that a new board takes over: an open deadline, an account, what waits. */
export type HandoverItem = {
  /** The same for the same thing, so that a list has it once. */
  readonly key: string
  readonly name: Localized
  readonly text: Localized
  /** Where it is; with the parameter `id` of the association. */
  readonly page: PageId | null
}

/** What a feature has for the list that a new board accepts: `handoverItems` of its manifest. */
export type HandoverSource = (
  database: Database,
  of: { readonly associationId: string; readonly now: Date },
) => Promise<readonly HandoverItem[]>
