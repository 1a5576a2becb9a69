import * as core from '#core/feature/core-parts.server.ts'
import type { Feature, ListedPage } from '#core/feature/feature.server.ts'
import { moneySourcesOf } from '#core/person-money/money-sources.server.ts'
import type { WhenOffOf } from '#core/services/when-off.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import { described as document } from '#platform/api/document-handlers.server.ts'
import { described as content } from '#platform/content/endpoints.server.ts'
import { described as preview } from '#platform/preview/endpoints.server.ts'

/**
 * Everything that the portal is made of. The account is the first, because it is locked and deleted
 * last; people read of their data in this order, and the demo is seeded in it. A feature is one line,
 * which `npm run new-feature` adds.
 */
export const features: readonly Feature[] = [
  core.accounts,
  (await import('#features/institutions/feature.server.ts')).feature,
  (await import('#features/accounts/feature.server.ts')).feature,
  (await import('#features/organisation/feature.server.ts')).feature,
  (await import('#features/services/feature.server.ts')).feature,
  (await import('#features/restore/feature.server.ts')).feature,
  (await import('#features/federated-login/feature.server.ts')).feature,
  core.profile,
  core.nationalId,
  (await import('#features/profile/feature.server.ts')).feature,
  core.semesterRegistrations,
  (await import('#features/semester-fee/feature.server.ts')).feature,
  core.accessLog,
  core.push,
  (await import('#features/push-messages/feature.server.ts')).feature,
  core.memberships,
  (await import('#features/memberships/feature.server.ts')).feature,
  (await import('#features/group-classes/feature.server.ts')).feature,
  (await import('#features/courts/feature.server.ts')).feature,
  (await import('#features/online-training/feature.server.ts')).feature,
  (await import('#features/personal-training/feature.server.ts')).feature,
  core.files,
  core.staff,
  (await import('#features/staff-access/feature.server.ts')).feature,
  (await import('#features/setup/feature.server.ts')).feature,
  (await import('#features/example-pages/feature.server.ts')).feature,
  core.proposals,
  (await import('#features/proposals/feature.server.ts')).feature,
  core.cases,
  (await import('#features/deposit-account/feature.server.ts')).feature,
  (await import('#features/payouts/feature.server.ts')).feature,
  (await import('#features/casework/feature.server.ts')).feature,
  core.associations,
  (await import('#features/association-contacts/feature.server.ts')).feature,
  (await import('#features/association-directory/feature.server.ts')).feature,
  (await import('#features/associations/feature.server.ts')).feature,
  (await import('#features/association-members/feature.server.ts')).feature,
  (await import('#features/association-money/feature.server.ts')).feature,
  core.grants,
  (await import('#features/grant-cases/feature.server.ts')).feature,
  (await import('#features/grant-setup/feature.server.ts')).feature,
  (await import('#features/grant-committee/feature.server.ts')).feature,
  (await import('#features/grant-decisions/feature.server.ts')).feature,
  (await import('#features/grant-openness/feature.server.ts')).feature,
  (await import('#features/grant-applications/feature.server.ts')).feature,
  (await import('#features/grant-funding/feature.server.ts')).feature,
  (await import('#features/association-register/feature.server.ts')).feature,
  core.newsletters,
  (await import('#features/association-newsletter/feature.server.ts')).feature,
  core.places,
  core.questions,
  core.courses,
  core.kindergartens,
  (await import('#features/kindergarten-setup/feature.server.ts')).feature,
  (await import('#features/kindergarten-children/feature.server.ts')).feature,
  (await import('#features/my-kindergarten/feature.server.ts')).feature,
  (await import('#features/kindergarten-invoices/feature.server.ts')).feature,
  (await import('#features/kindergarten-messages/feature.server.ts')).feature,
  (await import('#features/kindergarten-days/feature.server.ts')).feature,
  core.healthRefunds,
  (await import('#features/health-schemes/feature.server.ts')).feature,
  (await import('#features/health-refunds/feature.server.ts')).feature,
  (await import('#features/association-events/feature.server.ts')).feature,
  (await import('#features/course-planning/feature.server.ts')).feature,
  (await import('#features/course-booking/feature.server.ts')).feature,
  (await import('#features/course-certificates/feature.server.ts')).feature,
  (await import('#features/course-calendar/feature.server.ts')).feature,
  (await import('#features/course-check-in/feature.server.ts')).feature,
  (await import('#features/kindergarten-tablet/feature.server.ts')).feature,
  core.ledger,
  core.bank,
  core.payments,
  (await import('#features/payments/feature.server.ts')).feature,
  (await import('#features/finances/feature.server.ts')).feature,
  (await import('#features/refund-limits/feature.server.ts')).feature,
  core.audit,
  core.documents,
  core.invoices,
  core.receipts,
  core.publicForms,
  (await import('#features/form-tokens/feature.server.ts')).feature,
  (await import('#features/audit/feature.server.ts')).feature,
  (await import('#features/identity-check/feature.server.ts')).feature,
  (await import('#features/privacy/feature.server.ts')).feature,
  (await import('#features/retention-periods/feature.server.ts')).feature,
  (await import('#features/document-verification/feature.server.ts')).feature,
  (await import('#features/search/feature.server.ts')).feature,
  (await import('#features/consent/feature.server.ts')).feature,
  (await import('#features/events/feature.server.ts')).feature,
  (await import('#features/job-listings/feature.server.ts')).feature,
  (await import('#features/site-map/feature.server.ts')).feature,
  (await import('#features/inquiries/feature.server.ts')).feature,
  (await import('#features/newsletter/feature.server.ts')).feature,
  (await import('#features/redirects/feature.server.ts')).feature,
]

/**
 * Everything that the portal keeps about people, table by table. Downloading, deleting and the page
 * about it follow this list; a test fails for a table that names people and is not in it.
 */
export const personalTables = features.flatMap((feature) => feature.personalTables ?? [])

/** Everything that goes when it is past its time. */
export const retention = features.flatMap((feature) => feature.retention ?? [])

/** Pages of features for the site map; those of a service that is switched off are left out there. */
export async function listPages(
  context: Parameters<NonNullable<Feature['listPages']>>[0],
): Promise<readonly ListedPage[]> {
  const lists = await Promise.all(features.map(({ listPages: list }) => list?.(context) ?? []))
  return lists.flat()
}

/** Everything that staff decide about, with what each feature has to say in it. */
export const caseKinds = features.flatMap((feature) => feature.caseKinds ?? [])

/** Everything that a second person confirms. */
export const proposalKinds = features.flatMap((feature) => feature.proposalKinds ?? [])

/** Everything that waits for staff. */
export const staffWork = features.flatMap(({ staffWork: work = [] }) =>
  typeof work === 'function' ? work(caseKinds) : work,
)

/** What goes on while a service is switched off. */
export const whenOffOf: WhenOffOf = (service) =>
  features.flatMap(({ whenOff, ...feature }) =>
    feature.service === service && whenOff ? [whenOff] : [],
  )

/** Everything that an organisation sets up. */
export const setupChecks = features.flatMap((feature) => feature.setupChecks ?? [])

/** Every service outside of the portal. */
export const connections = features.flatMap((feature) => feature.connections ?? [])

/** Everything that members have at a time. */
export const calendarSources = features.flatMap(({ calendar }) => calendar ?? [])

/** What everybody may come to. */
export const publicEventSources = features.flatMap(({ publicEvents }) => publicEvents ?? [])

/** Who has booked something as a member. */
export const membershipUses = features.flatMap(({ membershipUse }) => membershipUse ?? [])

/** What is cancelled when a membership ends before it. */
export const membershipBookings = features.flatMap((feature) => feature.membershipBookings ?? [])

/** What a new board of an association takes over. */
export const handoverSources = features.flatMap(({ handoverItems }) => handoverItems ?? [])
/** What has to be finished before an association is closed. */
export const closingChecks = features.flatMap((feature) => feature.closingChecks ?? [])

/** What the search of the site finds beside pages of the content system. */
export const searchSources = features.flatMap(({ searchSource }) => searchSource ?? [])
/** Whose money is paid out; of features whose service is off too, since payouts are finished. */
export const payoutSources = features.flatMap((feature) => feature.payoutSources ?? [])

/** Everything that is paid for by card. */
export const paymentKinds = features.flatMap((feature) => feature.paymentKinds ?? [])

/** What is known of people's money, whatever it was for; of features whose service is off too. */
export const moneySources = moneySourcesOf(
  features.flatMap((feature) => feature.moneySources ?? []),
  paymentKinds,
)

/** The endpoints of a feature. */
export const descriptionsOf = ({ descriptions = [] }: Feature): readonly Description[] =>
  typeof descriptions === 'function' ? descriptions(caseKinds, proposalKinds) : descriptions

/** Every endpoint of the API. */
export const descriptions: readonly Description[] = [
  ...features.flatMap(descriptionsOf),
  ...Object.values(content),
  ...Object.values(preview),
  ...Object.values(document),
]
