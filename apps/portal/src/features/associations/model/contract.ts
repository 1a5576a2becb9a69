import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { associationStates, stateReasonKeys } from '#core/associations/states.ts'
import { localized } from '#platform/i18n/localized.ts'

const instant = z.iso.datetime()
const optional = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema)

export const founderStates = ['waiting', 'confirmed', 'declined'] as const

const Founder = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isApplicant: z.boolean(),
  state: z.enum(founderStates),
})
export type FounderView = z.infer<typeof Founder>

const StoredFile = z.strictObject({ id: z.string(), name: z.string(), size: z.int() })

/**
 * Where an application is. `founders`: not enough have confirmed. `processing`: staff have it.
 * `changes`: staff have asked for changes. `rejected`: it can be changed and sent again.
 */
export const applicationStages = ['founders', 'processing', 'changes', 'rejected'] as const
export type ApplicationStage = (typeof applicationStages)[number]

export const OwnApplication = z.strictObject({
  id: z.string(),
  name: z.string(),
  purpose: localized(z.string()),
  description: localized(z.string()),
  institution: z.string(),
  campus: z.string(),
  topic: z.string(),
  languages: z.array(z.enum(locales)),
  statutes: optional(StoredFile),
  minutes: optional(StoredFile),
  founders: z.array(Founder),
  stage: z.enum(applicationStages),
  /** What staff wrote last; empty for nothing. */
  comment: z.string(),
  sentAt: instant,
})
export type OwnApplication = z.infer<typeof OwnApplication>

const Choices = z.strictObject({
  topics: z.array(z.strictObject({ id: z.string(), name: localized(z.string()) })),
  campuses: z.array(z.strictObject({ id: z.int(), name: localized(z.string()) })),
})
export type Choices = z.infer<typeof Choices>

/** The application of the caller that is not decided, and what its form needs. */
export const Founding = z.strictObject({
  application: optional(OwnApplication),
  choices: Choices,
  applicant: z.strictObject({ name: z.string(), email: z.string() }),
  leastFounders: z.int(),
})
export type Founding = z.infer<typeof Founding>

export const SentApplication = z.strictObject({ id: z.string() })
export type SentApplication = z.infer<typeof SentApplication>

/** What somebody who was named as a founder decides about. */
export const FounderQuestion = z.strictObject({
  associationName: z.string(),
  purpose: localized(z.string()),
  applicant: z.string(),
  name: z.string(),
  state: z.enum(founderStates),
})
export type FounderQuestion = z.infer<typeof FounderQuestion>

/** An application as staff see it in its case. */
export const StaffApplication = z.strictObject({
  associationId: z.string(),
  name: z.string(),
  purpose: localized(z.string()),
  description: localized(z.string()),
  institutionCode: optional(z.string()),
  campus: optional(localized(z.string())),
  topic: optional(localized(z.string())),
  languages: z.array(z.enum(locales)),
  /** Names of the files of the case. */
  statutes: z.string(),
  minutes: z.string(),
  founders: z.array(Founder),
})
export type StaffApplication = z.infer<typeof StaffApplication>

export const HistoryLine = z.strictObject({
  id: z.int(),
  at: instant,
  action: z.string(),
  by: z.enum(['board', 'staff', 'person', 'system']),
  details: z.record(z.string(), z.string()),
})
export type HistoryLine = z.infer<typeof HistoryLine>

/** What the first page of an association shows besides what every page knows. */
export const AssociationOverviewAnswer = z.strictObject({
  purpose: localized(z.string()),
  members: z.int(),
  history: z.array(HistoryLine),
  /** The name of the one that it is part of now. */
  mergedInto: optional(z.string()),
})
export type AssociationOverviewAnswer = z.infer<typeof AssociationOverviewAnswer>

/** What keeps it from being closed, in words; empty when nothing does. */
export const Closing = z.strictObject({
  unfinished: z.array(z.string()),
  members: z.int(),
})
export type Closing = z.infer<typeof Closing>

const state = z.enum(associationStates)

export const StaffAssociationRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  state,
  stateReason: z.enum(stateReasonKeys),
  institutionCode: optional(z.string()),
  topicId: optional(z.string()),
  isTrusted: z.boolean(),
  members: z.int(),
  contacts: z.int(),
  createdAt: instant,
  /** The day by which contact persons confirm that it exists; null where nobody has to. */
  dueOn: optional(z.string()),
  isOverdue: z.boolean(),
})
export type StaffAssociationRow = z.infer<typeof StaffAssociationRow>

export const StaffAssociations = z.strictObject({
  items: z.array(StaffAssociationRow),
  topics: Choices.shape.topics,
  campuses: Choices.shape.campuses,
  figures: z.strictObject({
    ...Object.fromEntries(associationStates.map((one) => [one, z.int()])),
    newThisYear: z.int(),
    overdue: z.int(),
  }) as unknown as z.ZodMiniType<Figures>,
})
export type Figures = Readonly<
  Record<(typeof associationStates)[number] | 'newThisYear' | 'overdue', number>
>
export type StaffAssociations = z.infer<typeof StaffAssociations>

export const StaffAssociationDetails = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  purpose: localized(z.string()),
  state,
  stateReason: z.enum(stateReasonKeys),
  stateNote: optional(z.string()),
  stateChangedAt: instant,
  institutionCode: optional(z.string()),
  campusId: optional(z.int()),
  topicId: optional(z.string()),
  isTrusted: z.boolean(),
  languages: z.array(z.enum(locales)),
  contactEmail: optional(z.string()),
  organisationNumber: optional(z.string()),
  confirmedAt: optional(instant),
  createdAt: instant,
  members: z.int(),
  /** The case in which it was applied for. */
  caseId: optional(z.string()),
  mergedInto: optional(z.strictObject({ id: z.string(), name: z.string() })),
  history: z.array(HistoryLine),
  choices: Choices,
  /** For merging: all others that are not closed. */
  others: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  version: z.int(),
})
export type StaffAssociationDetails = z.infer<typeof StaffAssociationDetails>

export const MergePreview = z.strictObject({
  intoName: z.string(),
  /** Members that move; those that are in both stay where they are. */
  members: z.int(),
  contacts: z.int(),
  unfinished: z.array(z.string()),
})
export type MergePreview = z.infer<typeof MergePreview>

export const MailingCount = z.strictObject({ people: z.int(), associations: z.int() })
export type MailingCount = z.infer<typeof MailingCount>

export const CreatedAssociation = z.strictObject({ id: z.string() })
export type CreatedAssociation = z.infer<typeof CreatedAssociation>
