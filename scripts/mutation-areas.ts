/** What is mutated together, and the tests that must notice. Paths from the root. */
export type MutationArea = {
  mutate: readonly string[]
  tests: readonly string[]
}

const features = 'apps/portal/src/features'
const platform = 'apps/portal/src/platform'
const contract = 'packages/content-contract/src'

/** Of this folder the tests that need nothing but the code. */
const unitTests = (folder: string) => `${folder}/**/!(*.integration).test.ts`

export const mutationAreas = {
  /** Pure functions that decide, in every feature. */
  rules: {
    mutate: [
      `${features}/*/rules.ts`,
      `${features}/accounts/email-address.ts`,
      `${features}/accounts/session-query.ts`,
      `${features}/accounts/check-password.server.ts`,
      `${features}/accounts/hashing-line.server.ts`,
      `${features}/accounts/link-mail.server.ts`,
      `${features}/events/event-times.ts`,
      `${features}/federated-login/read-identity.ts`,
      `${features}/group-classes/button-state.ts`,
      `${features}/group-classes/day-strip.ts`,
      `${features}/gyms/gym-hours.ts`,
      `${features}/job-listings/deadline.ts`,
      `${features}/opening-hours/open-state.ts`,
      `${features}/opening-hours/public-holidays.ts`,
      `${features}/opening-hours/upcoming-special-hours.ts`,
      `${features}/privacy/retention-rules.ts`,
      `${features}/profile/birth-date.ts`,
      `${features}/profile/national-id.ts`,
      `${features}/profile/semester-choices.ts`,
      `${features}/semester-fee/semester.ts`,
      `${features}/semester-fee/parse-csv.ts`,
      `${features}/semester-fee/check-registrations.ts`,
      `${features}/semester-fee/read-delivery-file.ts`,
      `${features}/staff-access/totp.server.ts`,
      `${platform}/calendar-date.ts`,
      `${platform}/clock.ts`,
      `${platform}/bounded-map.ts`,
    ],
    tests: [unitTests(features), unitTests(platform)],
  },
  /** What decides who may, and where they may be sent. */
  guards: {
    mutate: [
      `${features}/accounts/callback.ts`,
      `${features}/accounts/client-address.server.ts`,
      `${features}/audit/mask-values.ts`,
      `${platform}/crypto/!(*.test).ts`,
      `${platform}/api/cross-site.server.ts`,
      `${platform}/api/request-id.server.ts`,
      `${platform}/api/parse.server.ts`,
      `${platform}/api/errors.server.ts`,
      `${platform}/log.server.ts`,
      `${contract}/own-address.ts`,
      `${contract}/published-secrets.ts`,
    ],
    tests: [
      `${features}/accounts/callback.test.ts`,
      unitTests(`${features}/audit`),
      unitTests(`${platform}/api`),
      unitTests(`${platform}/crypto`),
      `${platform}/log.test.ts`,
      unitTests(contract),
    ],
  },
  pages: {
    mutate: [
      `${platform}/pages/!(*.test).ts`,
      `${platform}/routing/keep-place.ts`,
      `${platform}/routing/page-links.ts`,
      `${platform}/routing/single-value.ts`,
      `${platform}/routing/tidy-address.ts`,
    ],
    tests: [unitTests(`${platform}/pages`), unitTests(`${platform}/routing`)],
  },
  sessions: {
    mutate: [
      `${features}/accounts/session.server.ts`,
      `${features}/accounts/session-cookie.server.ts`,
      `${features}/accounts/sign-in.server.ts`,
      `${features}/accounts/require-user.server.ts`,
      `${features}/accounts/attempt-limit.server.ts`,
      `${features}/accounts/list-sessions.server.ts`,
      `${platform}/database/listen.server.ts`,
    ],
    tests: [`${features}/accounts/*.test.ts`, `${platform}/database/*.test.ts`],
  },
  links: {
    mutate: [
      `${features}/accounts/account-link.server.ts`,
      `${features}/accounts/send-link.server.ts`,
      `${features}/accounts/account-links-api.server.ts`,
      `${features}/accounts/complete-sign-up.server.ts`,
      `${features}/accounts/change-email.server.ts`,
    ],
    tests: [`${features}/accounts/*.test.ts`],
  },
  privacy: {
    mutate: [`${features}/privacy/*.server.ts`],
    tests: [`${features}/privacy/*.test.ts`],
  },
} as const satisfies Record<string, MutationArea>
