import { z } from 'zod/mini'
import { associationStates } from '#core/associations/states.ts'
import { AttachmentView } from '#core/files/contract.ts'
import { GrantContent, ReportContent } from '#core/grants/content.ts'
import { awardStates, claimStates, partCauses, reportStates } from '#core/grants/funding/kinds.ts'
import { applicantKinds, payments } from '#core/grants/setup/kinds.ts'
import { localized } from '#platform/i18n/localized.ts'
import { shownStates } from './part-states.ts'
import { payWarnings } from './pay-warnings.ts'

export const PartView = z.strictObject({
  id: z.string(),
  number: z.int(),
  cause: z.enum(partCauses),
  amountOre: z.int(),
  state: z.enum(shownStates),
  /** Where it goes or went, once it was approved. */
  masked: z.nullable(z.string()),
  /** When it was approved, answered by the bank or came back: whatever was last. */
  changedAt: z.nullable(z.string()),
})
export type PartView = z.infer<typeof PartView>

export const ReportView = z.strictObject({
  id: z.string(),
  number: z.int(),
  state: z.enum(reportStates),
  content: ReportContent,
  version: z.int(),
  /** Null for somebody whose account is deleted. */
  savedBy: z.nullable(z.string()),
  savedAt: z.string(),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Why it was returned. */
  reason: z.nullable(z.string()),
  files: z.array(AttachmentView),
})
export type ReportView = z.infer<typeof ReportView>

export const ClaimView = z.strictObject({
  id: z.string(),
  amountOre: z.int(),
  reason: z.string(),
  dueOn: z.string(),
  state: z.enum(claimStates),
  receivedOn: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  closedReason: z.nullable(z.string()),
})
export type ClaimView = z.infer<typeof ClaimView>

/** A grant with all that has become of it, as its applicant reads it. */
export const FundingView = z.strictObject({
  applicationId: z.string(),
  reference: z.string(),
  title: z.string(),
  type: localized(z.string()),
  payment: z.enum(payments),
  amountOre: z.int(),
  conditions: z.string(),
  state: z.enum(awardStates),
  acceptBy: z.string(),
  answeredAt: z.nullable(z.string()),
  reportDue: z.nullable(z.string()),
  isReportOverdue: z.boolean(),
  /** Once a report is approved: what the grant comes to. */
  settledOre: z.nullable(z.int()),
  paidOre: z.int(),
  /** Where the money goes now, without the number. */
  account: z.nullable(z.strictObject({ masked: z.string(), holder: z.string() })),
  budget: z.strictObject({
    costs: GrantContent.shape.costs,
    income: GrantContent.shape.income,
    requestedOre: GrantContent.shape.requestedOre,
  }),
  parts: z.array(PartView),
  reports: z.array(ReportView),
  /** Those that are confirmed. */
  claims: z.array(ClaimView),
  version: z.int(),
})
export type FundingView = z.infer<typeof FundingView>

export const OwnFunding = z.strictObject({
  items: z.array(FundingView),
  /** Whether it may be changed: not of an association that is closed. */
  mayChange: z.boolean(),
})
export type OwnFunding = z.infer<typeof OwnFunding>

/** What became of one application; `funding` is null where nothing was granted. */
export const FundingOfApplication = z.strictObject({
  funding: z.nullable(FundingView),
  /** Whose page it is on; null for a person's own. */
  associationId: z.nullable(z.string()),
})
export type FundingOfApplication = z.infer<typeof FundingOfApplication>

/** Names are null of those whose account is deleted. */
export const StaffClaimView = z.strictObject({
  ...ClaimView.shape,
  proposedBy: z.nullable(z.string()),
  registeredBy: z.nullable(z.string()),
  /** The caller has proposed it, or has registered the money: somebody else confirms. */
  isOwnStep: z.boolean(),
})
export type StaffClaimView = z.infer<typeof StaffClaimView>

export const StaffFundingView = z.strictObject({
  ...FundingView.shape,
  claims: z.array(StaffClaimView),
  applicantKind: z.enum(applicantKinds),
  /** Null for a person whose account is deleted. */
  applicantName: z.nullable(z.string()),
  association: z.nullable(z.strictObject({ id: z.string(), state: z.enum(associationStates) })),
  /** Names the account that is shown; null where there is none to pay to. */
  accountKey: z.nullable(z.string()),
  warnings: z.array(z.enum(payWarnings)),
  /** What can be claimed back at most. */
  claimableOre: z.int(),
  budgetYear: z.int(),
})
export type StaffFundingView = z.infer<typeof StaffFundingView>

export const fundingFilters = ['waiting', 'running', 'ended'] as const
export type FundingFilter = (typeof fundingFilters)[number]

export const StaffFunding = z.strictObject({
  items: z.array(StaffFundingView),
  /** Those that involve the reader, of which this has nothing. */
  hidden: z.int(),
  /** There are more than these. */
  hasMore: z.boolean(),
})
export type StaffFunding = z.infer<typeof StaffFunding>
