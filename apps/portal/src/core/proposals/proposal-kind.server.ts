import { type $ZodType, type output, parse } from 'zod/v4/core'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { Database } from '#platform/database/database.server.ts'

/** A change that one member of staff proposes and another confirms. Its words are in `ProposalView`. */
export type ProposalKind = {
  readonly kind: string
  /** One of them is enough to see, confirm and withdraw it. */
  readonly roles: readonly StaffRole[]
  /** The actions that `apply` writes to the audit log. */
  readonly audits: readonly string[]
  /** Codes that `apply` may refuse with, and the status of each. */
  readonly refusals?: Readonly<Record<string, number>>
  /** What its words say of it: names, dates, amounts; never a national id or an account number. */
  readonly describe: (
    database: Database,
    payload: unknown,
  ) => Promise<Readonly<Record<string, string>>>
  /** Makes the change, in the transaction of the second person, and writes it to the audit log. */
  readonly apply: (transaction: Database, confirmer: StaffActor, payload: unknown) => Promise<void>
}

/** @param schema of what is proposed: it is read again as it was stored */
export function proposalKind<Schema extends $ZodType>(
  schema: Schema,
  kind: Omit<ProposalKind, 'describe' | 'apply'> & {
    readonly describe: (
      database: Database,
      payload: output<Schema>,
    ) => Promise<Readonly<Record<string, string>>>
    readonly apply: (
      transaction: Database,
      confirmer: StaffActor,
      payload: output<Schema>,
    ) => Promise<void>
  },
): ProposalKind {
  return {
    ...kind,
    describe: (database, payload) => kind.describe(database, parse(schema, payload)),
    apply: (transaction, confirmer, payload) =>
      kind.apply(transaction, confirmer, parse(schema, payload)),
  }
}
