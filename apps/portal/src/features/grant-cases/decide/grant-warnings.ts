import { perLocale } from '@trivsel/content-contract/locales'
import type { AssociationState } from '#core/associations/states.ts'
import type { Localized } from '#platform/i18n/localized.ts'

/** What a caseworker should look at in an application. None of it refuses anything. */
export const grantWarnings = [
  'ASSOCIATION_NOT_ACTIVE',
  /** It has become a part of another one. */
  'ASSOCIATION_MERGED',
  /** It has no contact person, or the account of the person is deleted: nobody answers. */
  'NOBODY_ANSWERS',
  /** Who works on the case has to do with the association, and may decide nothing. */
  'ASSIGNEE_INVOLVED',
  'ROUND_CANCELLED',
  /** It is not decided, and the list of the meeting of its round is agreed. */
  'MEETING_AGREED',
  'EVENT_TOO_EARLY',
  'DOCUMENT_MISSING',
  /** A file that it was sent with is gone, or is not the one that was sent. */
  'FILE_DIFFERS',
  'BUDGET_DIFFERS',
  'AMOUNT_OUTSIDE',
  'REPORT_MISSING',
  /** The applicant has applied for something with this name before. */
  'TITLE_BEFORE',
  /** The applicant has another application of the type in this round. */
  'SAME_TYPE',
] as const
export type GrantWarning = (typeof grantWarnings)[number]

type Other = { readonly caseId: string | null; readonly title: string }

export type WarningFacts = {
  /** Null of a person. */
  readonly association: {
    readonly state: AssociationState
    readonly mergedInto: string | null
  } | null
  readonly hasAnybody: boolean
  readonly isAssigneeInvolved: boolean
  readonly round: {
    readonly isCancelled: boolean
    readonly isAgreed: boolean
    readonly earliestEventOn: string
  }
  readonly isDecided: boolean
  readonly hasEvent: boolean
  readonly startsOn: string | null
  readonly title: string
  /** Names of what the checklist asks for and no file is. */
  readonly missingDocuments: readonly Localized[]
  readonly differingFiles: readonly string[]
  /** As `gapOf` has it. */
  readonly gapOre: number
  /** By how much is applied for outside of what the type has; 0 within it. */
  readonly outsideOre: number
  readonly missingReports: readonly Other[]
  readonly others: readonly Other[]
  readonly sameType: readonly Other[]
}

export type FoundWarning = {
  readonly code: GrantWarning
  readonly details?: Readonly<Record<string, string>>
  readonly cases?: readonly string[]
}

const plain = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')

const casesOf = (others: readonly Other[]): string[] =>
  others.flatMap(({ caseId }) => (caseId === null ? [] : [caseId]))

export function warningsOf(facts: WarningFacts): FoundWarning[] {
  const { association, round, startsOn, missingDocuments, differingFiles } = facts
  const sameTitle = facts.others.filter(({ title }) => plain(title) === plain(facts.title))
  const merged = association?.mergedInto ?? null
  const found: (FoundWarning | false)[] = [
    merged !== null && { code: 'ASSOCIATION_MERGED', details: { name: merged } },
    association !== null &&
      merged === null &&
      association.state !== 'active' && {
        code: 'ASSOCIATION_NOT_ACTIVE',
        details: { state: association.state },
      },
    !facts.hasAnybody && { code: 'NOBODY_ANSWERS' },
    facts.isAssigneeInvolved && { code: 'ASSIGNEE_INVOLVED' },
    round.isCancelled && !facts.isDecided && { code: 'ROUND_CANCELLED' },
    round.isAgreed && !facts.isDecided && { code: 'MEETING_AGREED' },
    facts.hasEvent &&
      startsOn !== null &&
      startsOn < round.earliestEventOn && {
        code: 'EVENT_TOO_EARLY',
        details: { day: startsOn, earliest: round.earliestEventOn },
      },
    missingDocuments.length > 0 && {
      code: 'DOCUMENT_MISSING',
      details: perLocale((locale) => missingDocuments.map((name) => name[locale]).join(', ')),
    },
    differingFiles.length > 0 && {
      code: 'FILE_DIFFERS',
      details: { names: differingFiles.join(', ') },
    },
    facts.gapOre !== 0 && { code: 'BUDGET_DIFFERS', details: { ore: String(facts.gapOre) } },
    facts.outsideOre !== 0 && {
      code: 'AMOUNT_OUTSIDE',
      details: { ore: String(facts.outsideOre) },
    },
    facts.missingReports.length > 0 && {
      code: 'REPORT_MISSING',
      details: { titles: facts.missingReports.map(({ title }) => title).join(', ') },
      cases: casesOf(facts.missingReports),
    },
    sameTitle.length > 0 && { code: 'TITLE_BEFORE', cases: casesOf(sameTitle) },
    facts.sameType.length > 0 && { code: 'SAME_TYPE', cases: casesOf(facts.sameType) },
  ]
  return found.filter((one) => one !== false)
}
