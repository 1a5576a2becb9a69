import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { associationStates } from '#core/associations/states.ts'
import { AttachmentView } from '#core/files/contract.ts'
import { SentApplication } from '#core/grants/application/contract.ts'
import { GrantContent } from '#core/grants/content.ts'
import { applicantKinds, documentApplicants, payments } from '#core/grants/setup/kinds.ts'
import { applicationStates } from '#core/grants/states.ts'
import { localized } from '#platform/i18n/localized.ts'

const text = localized(z.string())

/** A document of the checklist. */
export const ChecklistDocument = z.strictObject({
  id: z.string(),
  name: text,
  hint: text,
  applicants: z.enum(documentApplicants),
  isRequired: z.boolean(),
  /** Applications that were refused because of it, in the last two years; null for a few. */
  refusedCount: z.nullable(z.int()),
})
export type ChecklistDocument = z.infer<typeof ChecklistDocument>

export const OfferedType = z.strictObject({
  id: z.string(),
  name: text,
  description: text,
  payment: z.enum(payments),
  hasEvent: z.boolean(),
  leastOre: z.int(),
  mostOre: z.int(),
})
export type OfferedType = z.infer<typeof OfferedType>

/** A round, in which applications of some types are decided. Instants in ISO 8601. */
export const OfferedRound = z.strictObject({
  id: z.string(),
  name: text,
  opensAt: z.string(),
  deadlineAt: z.string(),
  meetsAt: z.string(),
  /** A day in Norway. */
  earliestEventOn: z.string(),
})
export type OfferedRound = z.infer<typeof OfferedRound>

export const MissingReport = z.strictObject({
  applicationId: z.string(),
  title: z.string(),
  dueOn: z.string(),
})
export type MissingReport = z.infer<typeof MissingReport>

export const ListedApplication = z.strictObject({
  id: z.string(),
  title: z.string(),
  type: text,
  typeId: z.string(),
  round: text,
  deadlineAt: z.string(),
  meetsAt: z.string(),
  reference: z.nullable(z.string()),
  state: z.enum(applicationStates),
  sentAt: z.nullable(z.string()),
  requestedOre: z.nullable(z.int()),
  /** Of the decision that counts. */
  grantedOre: z.nullable(z.int()),
})
export type ListedApplication = z.infer<typeof ListedApplication>

/** All that an applicant has, and what can be applied for. */
export const OwnGrants = z.strictObject({
  /** Of the association; null for a person. */
  state: z.nullable(z.enum(associationStates)),
  missingReports: z.array(MissingReport),
  /** Open now, in the order of their deadlines. */
  open: z.array(z.strictObject({ type: OfferedType, round: OfferedRound })),
  /** When the next rounds open, at most three. */
  coming: z.array(z.strictObject({ types: z.array(text), round: OfferedRound })),
  applications: z.array(ListedApplication),
  /** The time at the server. */
  now: z.string(),
})
export type OwnGrants = z.infer<typeof OwnGrants>

/** A file of the draft. */
export const DraftFile = z.strictObject({
  file: AttachmentView,
  documentId: z.nullable(z.string()),
  /** Null for somebody whose account is deleted. */
  addedBy: z.nullable(z.string()),
})
export type DraftFile = z.infer<typeof DraftFile>

/** What people write together, with who changed it last. */
export const SharedDraft = z.strictObject({
  content: GrantContent,
  /** Counts its changes, files among them. */
  version: z.int(),
  /** Null for somebody whose account is deleted. */
  by: z.nullable(z.string()),
  isByYou: z.boolean(),
  at: z.string(),
})
export type SharedDraft = z.infer<typeof SharedDraft>

/** One application as its applicant has it. Scores, proposals and comments are never in it. */
export const OwnApplication = z.strictObject({
  id: z.string(),
  applicantKind: z.enum(applicantKinds),
  associationId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  state: z.enum(applicationStates),
  type: OfferedType,
  isTypeOffered: z.boolean(),
  round: OfferedRound,
  isRoundCancelled: z.boolean(),
  documents: z.array(ChecklistDocument),
  draft: SharedDraft,
  files: z.array(DraftFile),
  /** As it was sent last; null before it is. */
  sent: z.nullable(SentApplication),
  firstSentAt: z.nullable(z.string()),
  /** Whether the draft says something else than what was sent. */
  hasUnsentChanges: z.boolean(),
  withdrawnAt: z.nullable(z.string()),
  /** What staff ask to be changed, before the meeting. */
  asked: z.nullable(z.strictObject({ comment: z.string() })),
  /** Whether it may be sent now, and until when. */
  maySend: z.boolean(),
  /** Why nothing can be sent, whatever it says. */
  associationState: z.nullable(z.enum(associationStates)),
  missingReports: z.array(MissingReport),
  /** Rounds that it can be moved to. */
  otherRounds: z.array(OfferedRound),
  /** What decides and who hears appeals, as the organisation calls them. */
  committeeName: text,
  now: z.string(),
})
export type OwnApplication = z.infer<typeof OwnApplication>

export const Language = z.enum(locales)
