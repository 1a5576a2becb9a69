import type { AccessedData } from '#core/access-log/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseDecision } from './rules.ts'

/** Something that whoever decides should look at first. It refuses nothing; its text is the view's. */
export type CaseWarning = {
  readonly code: string
  /** What the text says of it: names, dates, numbers; never a national id or an account number. */
  readonly details?: Readonly<Record<string, string>>
  /** Other cases that it is about. */
  readonly cases?: readonly string[]
}

/** A field of a case that staff are shown for a while, for a reason that they give. */
export type CaseSecret = {
  readonly id: string
  /** What the person whose it is reads that staff have seen. */
  readonly data: AccessedData
  /** @returns null when there is none */
  readonly read: (
    database: Database,
    encryption: FieldEncryption,
    caseId: string,
  ) => Promise<string | null>
}

/** What a feature says of its cases to whoever decides about them. Its words are in `CaseView`. */
export type CaseKind = {
  readonly kind: string
  /** Codes that `prepare` may refuse with, and the status of each. */
  readonly refusals?: Readonly<Record<string, number>>
  /**
   * Refuses, in the transaction of the decision, what could not take effect, and what concerns
   * whoever decides in another way than by being their case.
   */
  readonly prepare: (
    transaction: Database,
    decision: {
      readonly caseId: string
      readonly action: CaseDecision
      readonly staff: StaffActor
    },
  ) => Promise<void>
  readonly warnings?: (
    database: Database,
    found: {
      readonly caseId: string
      readonly now: Date
      readonly encryption: FieldEncryption
    },
  ) => Promise<readonly CaseWarning[]>
  /** Besides the national id of the person, which every kind has. */
  readonly secrets?: readonly CaseSecret[]
}
