import type { AccessedData } from '#core/access-log/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseDecision, CaseStatus, DecisionAfterApproval } from './rules.ts'

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

/**
 * What a decision would fix: whoever decides sends what they have seen, and that is what takes effect,
 * whatever the settings say two minutes later.
 */
export type CaseTerms = {
  readonly action: CaseDecision
  /** What is chosen among several, as the kind knows it: an academic year and a start of studies. */
  readonly key: string
  readonly amountOre: number
}
export type ChosenTerms = Omit<CaseTerms, 'action'>

/** What a feature says of its cases to whoever decides about them. Its words are in `CaseView`. */
export type CaseKind = {
  readonly kind: string
  /** Codes that `prepare` may refuse with, and the status of each. */
  readonly refusals?: Readonly<Record<string, number>>
  /**
   * Refuses, in the transaction of the decision, what could not take effect, and what concerns
   * the actor in another way than by being their case.
   * @returns what the decision fixes; null for nothing
   */
  readonly prepare: (
    transaction: Database,
    decision: {
      readonly caseId: string
      readonly action: CaseDecision
      readonly staff: StaffActor
      /** As they were seen; without them those that hold now. */
      readonly terms?: ChosenTerms | null
    },
  ) => Promise<ChosenTerms | null>
  /** What decisions would fix now; an action without terms fixes nothing. */
  readonly terms?: (
    database: Database,
    found: { readonly caseId: string; readonly status: CaseStatus },
  ) => Promise<readonly CaseTerms[]>
  /** The way back from an approval, as far as there is one now; without it there is none. */
  readonly afterApproval?: (
    database: Database,
    caseId: string,
  ) => Promise<readonly DecisionAfterApproval[]>
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
