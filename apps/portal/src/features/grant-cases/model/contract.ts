import { z } from 'zod/mini'
import { associationStates, stateReasonKeys } from '#core/associations/states.ts'
import { caseStatuses } from '#core/cases/rules.ts'
import { SentApplication } from '#core/grants/application/contract.ts'
import { decisionBases, outcomes } from '#core/grants/decision/kinds.ts'
import { awardStates } from '#core/grants/funding/kinds.ts'
import { applicantKinds } from '#core/grants/setup/kinds.ts'
import { applicationStates } from '#core/grants/states.ts'
import { localized } from '#platform/i18n/localized.ts'

const text = z.string()
const instant = z.iso.datetime()
const inBoth = localized(z.string())
const count = z.int().check(z.gte(0))

/** The round of an application, as staff read it beside that. */
const RoundFacts = z.strictObject({
  id: text,
  name: inBoth,
  deadlineAt: instant,
  meetsAt: instant,
  earliestEventOn: text,
})

/** Another application of the same applicant. */
export const EarlierApplication = z.strictObject({
  id: text,
  /** Null where it went with the account that sent it. */
  caseId: z.nullable(text),
  reference: text,
  title: text,
  type: inBoth,
  round: inBoth,
  sentAt: instant,
  state: z.enum(applicationStates),
  requestedOre: z.int(),
  /** Null where nothing is decided. */
  grantedOre: z.nullable(z.int()),
  award: z.nullable(z.enum(awardStates)),
  /** When its report is due; null where none is asked for, or it is approved. */
  reportDue: z.nullable(text),
  isReportMissing: z.boolean(),
})
export type EarlierApplication = z.infer<typeof EarlierApplication>

/** All that a caseworker reads of an application. */
export const StaffGrant = z.strictObject({
  application: SentApplication,
  /** The version that was sent before it; null for the first one. */
  before: z.nullable(SentApplication),
  round: RoundFacts,
  state: z.enum(applicationStates),
  /** Of an association, as it is now. */
  association: z.nullable(
    z.strictObject({ state: z.enum(associationStates), stateReason: z.enum(stateReasonKeys) }),
  ),
  /** The one that counts. */
  decision: z.nullable(
    z.strictObject({
      basis: z.enum(decisionBases),
      outcome: z.enum(outcomes),
      amountOre: z.int(),
      decidedAt: instant,
      appealUntil: z.nullable(text),
      reasons: z.array(inBoth),
      words: text,
    }),
  ),
  /** Of the same applicant, the newest first. */
  earlier: z.array(EarlierApplication),
})
export type StaffGrant = z.infer<typeof StaffGrant>

const TypeLeft = z.strictObject({
  typeId: text,
  name: inBoth,
  budgetOre: z.int(),
  leftOre: z.int(),
  /** By other meetings, whose letters are not sent; it is not in what is left. */
  reservedOre: z.int(),
})

/** A round in the list of staff. */
export const StaffRound = z.strictObject({
  ...RoundFacts.shape,
  opensAt: instant,
  phase: z.enum(['planned', 'open', 'reading', 'cancelled']),
  /** When the list of the meeting was agreed; when its letters were sent. */
  agreedAt: z.nullable(instant),
  releasedAt: z.nullable(instant),
  /** Applications by how far they have come; drafts among them. */
  counts: z.partialRecord(z.enum(applicationStates), count),
  /**
   * In øre: what all its types have left together, or its ceiling where that is less; null of one that
   * is cancelled or decided.
   */
  leftOre: z.nullable(z.int()),
})
export type StaffRound = z.infer<typeof StaffRound>

export const StaffRounds = z.strictObject({
  /** The latest deadline first. */
  items: z.array(StaffRound),
})
export type StaffRounds = z.infer<typeof StaffRounds>

/** An application in the table of a round. */
export const RoundApplication = z.strictObject({
  id: text,
  caseId: z.nullable(text),
  caseStatus: z.nullable(z.enum(caseStatuses)),
  reference: text,
  applicantKind: z.enum(applicantKinds),
  /** Null for a person whose account is deleted. */
  applicantName: z.nullable(text),
  institutionCode: z.nullable(text),
  typeId: text,
  type: inBoth,
  title: text,
  state: z.enum(applicationStates),
  /** Each time that it was sent. */
  version: z.int(),
  sentAt: instant,
  members: z.nullable(z.int()),
  payingMembers: z.nullable(z.int()),
  requestedOre: z.int(),
  grantedOre: z.nullable(z.int()),
  /** Lines of the checklist that somebody has ticked since it was last changed. */
  ticked: count,
  /** The reader is tied to the applicant: a colleague handles the case. */
  isTied: z.boolean(),
  /** The reader can move it to another round, or withdraw it. */
  canBeMoved: z.boolean(),
})
export type RoundApplication = z.infer<typeof RoundApplication>

/** A round that an application may be moved to. */
export const RoundChoice = z.strictObject({ id: text, name: inBoth, typeIds: z.array(text) })
export type RoundChoice = z.infer<typeof RoundChoice>

export const StaffRoundDetails = z.strictObject({
  round: z.strictObject({ ...StaffRound.shape, place: text, ceilingLeftOre: z.nullable(z.int()) }),
  left: z.array(TypeLeft),
  /** Lines of the checklist of these cases. */
  checks: count,
  applications: z.array(RoundApplication),
  /** Those that are to come, the next one first. */
  choices: z.array(RoundChoice),
})
export type StaffRoundDetails = z.infer<typeof StaffRoundDetails>
