import type { LinkProps } from '@tanstack/react-router'
import type { Locale } from '@trivsel/content-contract/locales'

import type { ComponentType, ReactNode } from 'react'
import type { AuditNames } from '#core/audit/audit-names.ts'
import type { OpenStaffAccess } from './contract.ts'
import type { StaffRole } from './roles.ts'

type ForRoles = {
  /** One of them is enough; without them it is for all of the staff, or for whom `forCases` says. */
  readonly roles?: readonly StaffRole[]
  /**
   * There is nothing on it where no kind of case is handled. Without `roles` it is for those who handle
   * one of the kinds.
   */
  readonly forCases?: true
  /** From the top. */
  readonly order: number
}

/** Groups of the menu, from the top. */
export const staffGroups = [
  'cases',
  'kindergartens',
  'health',
  'inquiries',
  'sports',
  'setup',
] as const
export type StaffGroup = (typeof staffGroups)[number]

/** A page in the menu of the staff area. */
export type StaffPage = ForRoles & {
  readonly to: NonNullable<LinkProps['to']>
  readonly name: () => string
  readonly group: StaffGroup
  /** What an organisation has to do there before it can begin, where its feature checks that. */
  readonly setup?: () => string
  /** Where what waits here is shown on the first page of the staff area, and which lists it leads to. */
  readonly overview?: {
    /** Of the list in which what is overdue is. */
    readonly overdue?: Readonly<Record<string, string>>
    /** Of the list in which what is assigned to the reader is. */
    readonly mine?: Readonly<Record<string, string>>
  }
}

/** A service outside of the portal that administrators try: its words. */
export type ConnectionView = {
  /** Of its `Connection`. */
  readonly key: string
  readonly name: () => string
  /** What it is needed for. */
  readonly text: () => string
  /** In the environment of the server: `SMTP_URL`. */
  readonly settings: readonly string[]
  /** What is said when it works, where that is more than that it does. */
  readonly worksText?: () => string
  /** From the top. */
  readonly order: number
}

/** Work that waits, on the first page of the staff area. */
export type StaffCard = ForRoles & {
  /** Nothing when nothing waits. Loaded when it is shown: `lazy`. */
  readonly Card: ComponentType<{ access: OpenStaffAccess }>
}

/** What staff see of one member, and can do, on the page that sports staff have of them. */
export type MemberSection = {
  /** Loaded when it is shown: `lazy`. */
  readonly Section: ComponentType<{ memberId: string }>
  /** From the top. */
  readonly order: number
}

/** A message of the catalogue without inputs, in a language. */
type Text = (inputs: Record<string, never>, options: { readonly locale: Locale }) => string

/** What staff often write to the student: administrators can have it as a template, and edit it. */
export type SuggestedTemplate = { readonly name: Text; readonly text: Text }

/** What staff usually look at in a case: administrators can have it as a line of the checklist. */
export type SuggestedCheck = { readonly text: Text; readonly isRequired: boolean }

export type CaseViewProps = {
  readonly caseId: string
  /**
   * The button that shows a hidden field of the case, for the place where its masked value is or would be;
   * null when the case has no such field. A view has one for each secret of its kind, and for the national id.
   * @param name where the place has another one than `secretNames`
   */
  readonly renderSecret: (secret: string, name?: string) => ReactNode
}

export type CaseGroup = { readonly value: string; readonly text: string }

/** The query that reads them. */
export type CaseGroups = {
  readonly queryKey: readonly string[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<readonly CaseGroup[]>
}

/** A kind of case on the pages where staff decide: its words for the codes of its `CaseKind`. */
export type CaseView = {
  /** Of the case. */
  readonly kind: string
  readonly name: () => string
  /** Who decides its cases; without them caseworkers do. */
  readonly roles?: readonly StaffRole[]
  /** No statistics of casework are made of its cases. */
  readonly isConfidential?: true
  /** Loaded when it is shown: `lazy`. */
  readonly View: ComponentType<CaseViewProps>
  readonly refusalTexts?: Readonly<Record<string, () => string>>
  readonly warningTexts?: Readonly<
    Record<string, (details: Readonly<Record<string, string>>) => string>
  >
  /** Of fields that are shown on request. */
  readonly secretNames?: Readonly<Record<string, () => string>>
  /** What a decision would fix, in words: of `terms` of its `CaseKind`. */
  readonly termsText?: (terms: { readonly key: string; readonly amountOre: number }) => string
  /** Offered for a kind that has no templates yet, in their order. */
  readonly suggestedTemplates?: readonly SuggestedTemplate[]
  /** Offered for a kind that has no checklist yet, in their order. */
  readonly suggestedChecks?: readonly SuggestedCheck[]
  /** What its cases are counted and filtered by, in the order of a list. */
  readonly groups?: CaseGroups
}

/** What a change says that waits for a second person: its words for the details of its `ProposalKind`. */
export type ProposalView = {
  readonly kind: string
  readonly text: (details: Readonly<Record<string, string>>) => string
  /** All of what is proposed, where a line does not say it. Loaded when it is shown: `lazy`. */
  readonly View?: ComponentType<{ proposalId: string }>
  /** Of what its `apply` refuses with. */
  readonly refusalTexts?: Readonly<Record<string, () => string>>
}

/** A page that belongs to payouts of one kind, linked on the page of all payouts. */
export type PayoutPageLink = ForRoles & {
  readonly to: NonNullable<LinkProps['to']>
  readonly name: () => string
}

/** What a feature offers to the staff area: `staff` of its `staff.ts`. */
export type StaffOffer = {
  readonly pages?: readonly StaffPage[]
  readonly cards?: readonly StaffCard[]
  readonly connections?: readonly ConnectionView[]
  readonly caseViews?: readonly CaseView[]
  readonly proposalViews?: readonly ProposalView[]
  readonly memberSections?: readonly MemberSection[]
  readonly payoutLinks?: readonly PayoutPageLink[]
}

/** Of all features together. */
export type StaffOffers = {
  readonly pages: readonly StaffPage[]
  readonly cards: readonly StaffCard[]
  readonly connections: readonly ConnectionView[]
  readonly caseViews: readonly CaseView[]
  readonly proposalViews: readonly ProposalView[]
  readonly memberSections: readonly MemberSection[]
  readonly payoutLinks: readonly PayoutPageLink[]
  readonly auditNames: AuditNames
}

/** What the roles permit. The API decides all the same. */
export function permitted<Item extends Pick<ForRoles, 'roles'>>(
  items: readonly Item[],
  has: readonly StaffRole[],
): Item[] {
  return items.filter(
    ({ roles }) => roles === undefined || roles.some((role) => has.includes(role)),
  )
}
