import { perLocale } from '@trivsel/content-contract/locales'
import type { GrantPayment, ReasonKind } from '#core/grants/setup/kinds.ts'
import { m } from '#messages'
import type { Locale, Localized } from '#platform/i18n/localized.ts'

/*
 * What an organisation can begin with, and change afterwards: types of grants that student welfare
 * organisations have, what they ask for, how they judge, and what their letters say.
 */

type Text = (inputs: Record<string, never>, options: { readonly locale: Locale }) => string

const inAll = (text: Text): Localized => perLocale((locale) => text({}, { locale }))

const documents = {
  statutes: m.grant_setup_suggested_statutes,
  budget: m.grant_setup_suggested_budget,
  accounts: m.grant_setup_suggested_accounts,
  annualReport: m.grant_setup_suggested_annual_report,
  eventPlan: m.grant_setup_suggested_event_plan,
  projectPlan: m.grant_setup_suggested_project_plan,
  issuePlan: m.grant_setup_suggested_issue_plan,
} satisfies Record<string, Text>
type SuggestedDocument = keyof typeof documents

type SuggestedType = {
  readonly key: string
  readonly name: Text
  readonly description: Text
  readonly payment: GrantPayment
  readonly forPersons: boolean
  readonly hasEvent: boolean
  /** In øre. */
  readonly mostOre: number
  readonly firstPartPercent: number
  readonly reportDays: number
  readonly documents: readonly SuggestedDocument[]
}

const kroner = 100

const types: readonly SuggestedType[] = [
  {
    key: 'operating',
    name: m.grant_setup_suggested_operating,
    description: m.grant_setup_suggested_operating_text,
    payment: 'advance',
    forPersons: false,
    hasEvent: false,
    mostOre: 50_000 * kroner,
    firstPartPercent: 100,
    reportDays: 90,
    documents: ['statutes', 'budget', 'accounts', 'annualReport', 'eventPlan'],
  },
  {
    key: 'project',
    name: m.grant_setup_suggested_project,
    description: m.grant_setup_suggested_project_text,
    payment: 'advance',
    forPersons: true,
    hasEvent: true,
    mostOre: 100_000 * kroner,
    firstPartPercent: 80,
    reportDays: 60,
    documents: ['budget', 'projectPlan'],
  },
  {
    key: 'start-up',
    name: m.grant_setup_suggested_start_up,
    description: m.grant_setup_suggested_start_up_text,
    payment: 'advance',
    forPersons: false,
    hasEvent: false,
    mostOre: 10_000 * kroner,
    firstPartPercent: 100,
    reportDays: 180,
    documents: ['statutes', 'budget', 'eventPlan'],
  },
  {
    key: 'deficit',
    name: m.grant_setup_suggested_deficit,
    description: m.grant_setup_suggested_deficit_text,
    payment: 'deficit',
    forPersons: false,
    hasEvent: true,
    mostOre: 50_000 * kroner,
    firstPartPercent: 0,
    reportDays: 60,
    documents: ['budget', 'projectPlan'],
  },
  {
    key: 'publication',
    name: m.grant_setup_suggested_publication,
    description: m.grant_setup_suggested_publication_text,
    payment: 'advance',
    forPersons: true,
    hasEvent: false,
    mostOre: 40_000 * kroner,
    firstPartPercent: 80,
    reportDays: 90,
    documents: ['budget', 'issuePlan'],
  },
]

/** With the documents that each asks for, in their order. */
export const suggestedTypes = () =>
  types.map((type) => ({
    key: type.key,
    values: {
      name: inAll(type.name),
      description: inAll(type.description),
      payment: type.payment,
      forAssociations: true,
      forPersons: type.forPersons,
      hasEvent: type.hasEvent,
      leastOre: 1_000 * kroner,
      mostOre: type.mostOre,
      firstPartPercent: type.firstPartPercent,
      reportDays: type.reportDays,
    },
    documents: type.documents.map((document) => ({
      key: document,
      name: inAll(documents[document]),
      // People who apply by themselves have no statutes and no annual report.
      applicants:
        document === 'budget' || type.forPersons ? ('all' as const) : ('association' as const),
    })),
  }))

/** For every type. */
export const suggestedCriteria = () =>
  [
    { name: m.grant_setup_suggested_activity, weight: 3 },
    { name: m.grant_setup_suggested_students, weight: 3 },
    { name: m.grant_setup_suggested_finances, weight: 2 },
    { name: m.grant_setup_suggested_own_income, weight: 1 },
    { name: m.grant_setup_suggested_change, weight: 1 },
  ].map(({ name, weight }) => ({ name: inAll(name), weight, mostPoints: 5 }))

/** @returns `document`: the type and the document that it is about; null for none */
export const suggestedReasons = () =>
  reasons.map(([kind, name, text, document]) => ({
    kind,
    name: inAll(name),
    text: inAll(text),
    document,
  }))

type SuggestedReason = readonly [
  kind: ReasonKind,
  name: Text,
  text: Text,
  document: `${string}:${SuggestedDocument}` | null,
]

const reasons: readonly SuggestedReason[] = [
  ['refused', m.grant_setup_suggested_missing, m.grant_setup_suggested_missing_text, null],
  [
    'refused',
    m.grant_setup_suggested_no_accounts,
    m.grant_setup_suggested_no_accounts_text,
    'operating:accounts',
  ],
  [
    'refused',
    m.grant_setup_suggested_no_budget,
    m.grant_setup_suggested_no_budget_text,
    'project:budget',
  ],
  ['refused', m.grant_setup_suggested_purpose, m.grant_setup_suggested_purpose_text, null],
  ['refused', m.grant_setup_suggested_few, m.grant_setup_suggested_few_text, null],
  ['refused', m.grant_setup_suggested_spent, m.grant_setup_suggested_spent_text, null],
  ['reduced', m.grant_setup_suggested_costs, m.grant_setup_suggested_costs_text, null],
  ['reduced', m.grant_setup_suggested_share, m.grant_setup_suggested_share_text, null],
  ['reduced', m.grant_setup_suggested_own_money, m.grant_setup_suggested_own_money_text, null],
]
