import { type $ZodType, type output, parse } from 'zod/v4/core'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type ProposalSettings = Pick<Configuration, 'MAIL_REPLY_TO'>

/** What a change that is confirmed takes effect with. */
export type Confirmed = {
  /** The account of the proposer. */
  readonly proposedBy: string
  readonly configuration: ProposalSettings
}

/** Accounts that a change concerns, or why it concerns nobody. */
type Concerns<Payload> =
  | ((database: Database, payload: Payload) => Promise<readonly string[]>)
  | { readonly nobody: string }

type Describe<Payload> = (
  database: Database,
  payload: Payload,
) => Promise<Readonly<Record<string, string>>>

type Apply<Payload> = (
  transaction: Database,
  confirmer: StaffActor,
  payload: Payload,
  confirmed: Confirmed,
) => Promise<void>

/** A change that one member of staff proposes and another confirms. Its words are in `ProposalView`. */
type Kind<Payload> = {
  readonly kind: string
  /** One of them is enough to see, confirm and withdraw it. */
  readonly roles: readonly StaffRole[]
  /** The actions that `apply` writes to the audit log. */
  readonly audits: readonly string[]
  /** Codes that `apply` may refuse with, and the status of each. */
  readonly refusals?: Readonly<Record<string, number>>
  /** None of them may confirm it, nor the proposer. */
  readonly concerns: Concerns<Payload>
  /**
   * Locks what it changes, before the proposal itself is taken. Needed when proposing takes the
   * same lock first: the two would otherwise deadlock.
   */
  readonly lock?: (transaction: Database, staff: StaffActor, subject: string) => Promise<unknown>
  /** What its words say of it: names, dates, amounts; never a national id or an account number. */
  readonly describe: Describe<Payload>
  /** What goes on again when it is withdrawn, in the transaction of that. */
  readonly resume?: (
    transaction: Database,
    withdrawn: { readonly subject: string; readonly proposedAt: Date },
  ) => Promise<void>
  /** Makes the change, in the transaction of the second person, and writes it to the audit log. */
  readonly apply: Apply<Payload>
}
export type ProposalKind = Kind<unknown>

/** @param schema of what is proposed: it is read again as it was stored */
export function proposalKind<Schema extends $ZodType>(
  schema: Schema,
  { concerns, describe, apply, ...kind }: Kind<output<Schema>>,
): ProposalKind {
  return {
    ...kind,
    concerns:
      typeof concerns === 'function'
        ? (database, payload) => concerns(database, parse(schema, payload))
        : concerns,
    describe: (database, payload) => describe(database, parse(schema, payload)),
    apply: (transaction, confirmer, payload, confirmed) =>
      apply(transaction, confirmer, parse(schema, payload), confirmed),
  }
}

/** Accounts that a change concerns; none where it concerns nobody. */
export async function findConcerned(
  database: Database,
  { concerns }: ProposalKind,
  payload: unknown,
): Promise<readonly string[]> {
  return typeof concerns === 'function' ? concerns(database, payload) : []
}
