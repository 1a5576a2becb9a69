import type { Locale } from '@trivsel/content-contract/content'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.server.ts'
import type { DeletionRefusal } from './contract.ts'

/** A message of the catalogue that takes nothing. */
export type Text = (inputs?: object, options?: { locale?: Locale }) => string

/** All by which a person's rows are found. */
export type PersonToFind = {
  readonly userId: string
  /** In lower case. */
  readonly email: string
  /** Keyed hashes by which institutions know the person. */
  readonly personKeys: readonly string[]
}

/**
 * One table that names people: what its owner gets of it, how long it is kept, what deletion does.
 * In a list of them the account comes first: it is locked and deleted last.
 */
export type PersonalTable = {
  readonly table: PgTable
  readonly name: Text
  /** Which rows are this person's. */
  readonly rowsOf: (person: PersonToFind) => SQL
  /** Columns that the person gets, by their names in the database, in the order of the file. */
  readonly shown: Readonly<Record<string, Text>>
  /** Of those that are shown, what lies encrypted for its row, which `for` names. */
  readonly encrypted?: { readonly for: string; readonly columns: readonly string[] }
  /** What is worked out of other tables, or shown otherwise than it lies there. */
  readonly computed?: Readonly<
    Record<string, { name: Text; value: (person: PersonToFind, locale: Locale) => SQL }>
  >
  /** Every other column, with the reason why nobody gets it. */
  readonly withheld: Readonly<Record<string, string>>
  /** How long a row is kept; docs/privacy.md and the `retention.server.ts` of each part say why. */
  readonly retention: Text
  /** Goes with the account, or is kept: then what is said of why and how long. */
  readonly onDeletion: 'removed' | { readonly keptBecause: Text }
  /**
   * Holds what changes when the rows go, before any of them does. From the last table of the list to
   * the first, which is the order of all who lock them: places before memberships before accounts.
   */
  readonly lock?: (transaction: Database, userId: string) => Promise<void>
  /** Whether the account cannot be deleted as things stand, such as money that is not settled. */
  readonly blocksDeletion?: (
    database: Database,
    userId: string,
  ) => Promise<DeletionRefusal | undefined>
  /** True of accounts that the retention job leaves alone however long they are unused. */
  readonly keepsUnused?: (userId: AnyColumn, today: string) => SQL
}

/** Reasons that occur often. */
export const withheldBecause = {
  ownId: 'the id of the account, which stands at the head of the file',
  internal: 'names the row and says nothing of the person',
  secret: 'a key, or the hash of one: whoever has it could get in',
  somebodyElse: 'names somebody else',
} as const

/** Who did something, without naming anybody else: `self`, `staff` or `gone`. */
export function whoActed(actor: AnyColumn, { userId }: PersonToFind): SQL {
  return sql`case when ${actor} = ${userId} then 'self' when ${actor} is null then 'gone' else 'staff' end`
}
