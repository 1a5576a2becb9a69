import type { Locale } from '@trivsel/content-contract/locales'

import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.server.ts'
import type { DeletionRefusal } from './contract.ts'
import type { MonthsOf, RetentionPeriod } from './retention-period.ts'
import type { Text } from './text.ts'

/** A message that says how many months. */
type PeriodText = (inputs: { months: number }, options?: { locale?: Locale }) => string

/** What identifies a person's rows. */
export type PersonIdentifiers = {
  readonly userId: string
  /** In lower case. */
  readonly email: string
  /** Keyed hashes by which institutions know the person. */
  readonly personKeys: readonly string[]
}

/**
 * A table with personal data: what its owner can export, how long rows are kept, what deletion of the
 * account does. In a list the account comes first: it is locked and deleted last.
 */
export type PersonalTable = {
  readonly table: PgTable
  readonly name: Text
  /** Which rows are this person's. */
  readonly rowsOf: (person: PersonIdentifiers) => SQL
  /** Exported columns, by their names in the database, in the order of the file. */
  readonly shown: Readonly<Record<string, Text>>
  /** Shown columns that are encrypted for their row, which the column `for` identifies. */
  readonly encrypted?: {
    readonly for: string
    readonly columns: readonly string[]
    /** The name of the table when it was encrypted, where it has another one now. */
    readonly as?: string
  }
  /** Values computed from other tables or columns. */
  readonly computed?: Readonly<
    Record<string, { name: Text; value: (person: PersonIdentifiers, locale: Locale) => SQL }>
  >
  /** Every other column, with the reason why it is not exported. */
  readonly withheld: Readonly<Record<string, string>>
  /** How long a row is kept; docs/privacy.md and the `retention.server.ts` of each part say why. */
  readonly retention: Text | { readonly period: RetentionPeriod; readonly text: PeriodText }
  /** Removed with the account, or retained, with the text that explains why and how long. */
  readonly onDeletion: 'removed' | { readonly retainedBecause: Text }
  /**
   * Locks what changes when the rows are deleted. Called from the last table of the list to the first,
   * the order of all callers that lock them: places before memberships before accounts.
   */
  readonly lock?: (transaction: Database, userId: string) => Promise<void>
  /**
   * Passes what is of others to somebody else before anything is deleted: the case of an association to
   * another one of its contact persons.
   */
  readonly passOn?: (transaction: Database, userId: string) => Promise<void>
  /** Why the account cannot be deleted now, for example an unsettled balance. */
  readonly blocksDeletion?: (
    database: Database,
    userId: string,
  ) => Promise<DeletionRefusal | undefined>
  /** True for accounts that the retention job never deletes as unused. */
  readonly retainsUnused?: (userId: AnyColumn, today: string) => SQL
}

/** How long a row is kept, as it is set now. */
export function retentionText(
  { retention }: Pick<PersonalTable, 'retention'>,
  monthsOf: MonthsOf,
  locale: Locale,
): string {
  if (typeof retention === 'function') return retention({}, { locale })
  return retention.text({ months: monthsOf(retention.period) }, { locale })
}

/** Reasons that occur often. */
export const withheldBecause = {
  ownId: 'the id of the account, which is at the head of the file',
  internal: 'names the row and says nothing of the person',
  secret: 'a key or its hash, which could give access',
  somebodyElse: 'names somebody else',
} as const

/** Who did something, without naming anybody else: `self`, `staff` or `gone`. */
export function whoActed(actor: AnyColumn, { userId }: PersonIdentifiers): SQL {
  return sql`case when ${actor} = ${userId} then 'self' when ${actor} is null then 'gone' else 'staff' end`
}
