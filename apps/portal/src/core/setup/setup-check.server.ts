import type { Database } from '#platform/database/database.server.ts'

/** Whether what one page of the staff area sets up is there: the organisation cannot begin without it. */
export type SetupCheck = {
  /** As the menu names it: `to` of the page in `staff.ts` of the feature, which has a text for `setup`. */
  readonly page: string
  readonly isDone: (database: Database) => Promise<boolean>
}
