import {
  type GuardianRow,
  requireGuardian,
} from '#core/kindergartens/access/guardian-access.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'

export type GuardianParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
}

export type Caller = { readonly userId: string; readonly childId: string }

/**
 * One change by a guardian, in one transaction in which their access is worked out.
 * @throws {Refusal} `CHILD_NOT_FOUND`
 */
export function asGuardian<Answer>(
  { database, encryption }: Pick<GuardianParts, 'database' | 'encryption'>,
  caller: Caller,
  change: (transaction: Database, guardian: GuardianRow) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction(async (transaction) =>
    change(transaction, await requireGuardian({ database: transaction, encryption }, caller)),
  )
}
