import type { SQL } from 'drizzle-orm'
import type { AccessedData } from '#core/access-log/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import type { CaseDecision, CaseStatus, DecisionAfterApproval } from './rules.ts'

/** A warning for the caseworker, who should check it before deciding. It refuses nothing; the view has its text. */
export type CaseWarning = {
  readonly code: string
  /** What the text says of it: names, dates, numbers; never a national id or an account number. */
  readonly details?: Readonly<Record<string, string>>
  /** Other cases that it is about. */
  readonly cases?: readonly string[]
}

/** A field of a case that is shown to staff for a short time, after they have given a reason. */
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
 * What a decision fixes. The caseworker sends the terms that they have seen, and these take effect even
 * if the settings change before that.
 */
export type CaseTerms = {
  readonly action: CaseDecision
  /** What is chosen among several, as the kind knows it: an academic year and a start of studies. */
  readonly key: string
  readonly amountOre: number
}
export type ChosenTerms = Omit<CaseTerms, 'action'>

/** A reason for a rejection, from a list that staff keep. */
export type CaseReason = { readonly id: string; readonly name: Localized }

/** What the casework pages need from a feature about its cases. Its texts are in `CaseView`. */
export type CaseKind = {
  readonly kind: string
  /**
   * Who decides its cases, and sees that there are any; one of them is enough. Without them caseworkers
   * do. Its `CaseView` names the same.
   */
  readonly roles?: readonly StaffRole[]
  /**
   * No statistics of casework are made of its cases. They have no group either: how many a group has is
   * counted for administrators. Its `CaseView` says the same.
   */
  readonly isConfidential?: true
  /**
   * Whether a person has to do with the applicant of a case that is not their own: as staff they leave
   * it to colleagues, and read nothing of it.
   * @param own all accounts of the person, as an array
   * @returns a condition for a query of `case_file`
   */
  readonly isTied?: (own: SQL) => SQL
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
      /** Of a rejection, by their ids: the kind refuses those that it does not have. */
      readonly reasons?: readonly string[]
      readonly encryption: FieldEncryption
    },
  ) => Promise<ChosenTerms | null>
  /** What decisions would fix now; an action without terms fixes nothing. */
  readonly terms?: (
    database: Database,
    found: {
      readonly caseId: string
      readonly status: CaseStatus
      readonly encryption: FieldEncryption
    },
  ) => Promise<readonly CaseTerms[]>
  /**
   * Which decisions it has now, where a caseworker does not decide everything that its status allows:
   * what a meeting decides, for one. It takes the place of `afterApproval`.
   */
  readonly decisions?: (
    database: Database,
    found: { readonly caseId: string; readonly status: CaseStatus },
  ) => Promise<readonly CaseDecision[]>
  /** What a rejection gives as reasons, one at least; without any its message says why. */
  readonly reasons?: (database: Database) => Promise<readonly CaseReason[]>
  /** The decisions by which an approval can be undone now; without it there are none. */
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
  /** What a look at a case, or at one of its files, is written down as; the applicant can read it. */
  readonly accessedAs?: AccessedData
  /** Besides the national id of the person, which every kind has. */
  readonly secrets?: readonly CaseSecret[]
}
