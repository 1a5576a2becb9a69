/** What is mutated together, and the tests that must notice. Paths from the root. */
export type MutationArea = {
  mutate: readonly string[]
  tests: readonly string[]
}

const portal = 'apps/portal/src'
const core = `${portal}/core`
const features = `${portal}/features`
const platform = `${portal}/platform`
const contract = 'packages/content-contract/src'
const accountGuard = 'packages/account-guard/src'
const paymentSimulator = 'apps/payment-simulator/src'

/** Of this folder the tests that need nothing but the code. */
const unitTests = (folder: string) => `${folder}/**/!(*.integration).test.ts`

export const mutationAreas = {
  /** Pure functions that decide, in every feature. */
  rules: {
    mutate: [
      `${core}/*/rules.ts`,
      `${features}/*/rules.ts`,
      `${features}/*/model/rules.ts`,
      `${core}/accounts/email-address.ts`,
      `${core}/sessions/session-query.ts`,
      `${core}/accounts/passwords/check-password.server.ts`,
      `${platform}/api/line.server.ts`,
      `${core}/accounts/links/link-mail.server.ts`,
      `${features}/events/event-times.ts`,
      `${features}/federated-login/read-identity.ts`,
      `${features}/group-classes/book/button-state.ts`,
      `${features}/group-classes/model/day-strip.ts`,
      `${features}/gyms/gym-hours.ts`,
      `${features}/job-listings/deadline.ts`,
      `${core}/opening-hours/open-state.ts`,
      `${core}/opening-hours/upcoming-special-hours.ts`,
      `${core}/semester-registrations/oldest-retained-semester.ts`,
      `${features}/privacy/retention-rules.ts`,
      `${core}/profile/birth-date.ts`,
      `${core}/personal-data/national-id.ts`,
      `${features}/profile/semester-choices.ts`,
      `${features}/semester-fee/read-file/parse-csv.ts`,
      `${core}/semester-registrations/check-registrations.ts`,
      `${features}/semester-fee/read-file/read-delivery-file.ts`,
      `${accountGuard}/totp.ts`,
      `${platform}/time/{date,oslo,public-holidays,semester}.ts`,
    ],
    tests: [unitTests(features), unitTests(core), unitTests(platform), unitTests(accountGuard)],
  },
  /** What decides who may, and where they may be sent. */
  guards: {
    mutate: [
      `${core}/sessions/login/callback.ts`,
      `${accountGuard}/client-address.ts`,
      `${core}/audit/mask-values.ts`,
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
      `${core}/sessions/login/callback.test.ts`,
      unitTests(`${core}/audit`),
      unitTests(`${platform}/api`),
      unitTests(`${platform}/crypto`),
      `${platform}/log.test.ts`,
      unitTests(contract),
      unitTests(accountGuard),
    ],
  },
  pages: {
    mutate: [
      `${platform}/pages/!(*.test).ts`,
      `${platform}/routing/keep-scroll-position.ts`,
      `${platform}/routing/page-links.ts`,
      `${platform}/routing/single-value.ts`,
      `${platform}/routing/tidy-address.ts`,
    ],
    tests: [unitTests(`${platform}/pages`), unitTests(`${platform}/routing`)],
  },
  sessions: {
    mutate: [
      `${core}/sessions/session.server.ts`,
      `${core}/sessions/session-cookie.server.ts`,
      `${core}/sessions/sign-in.server.ts`,
      `${core}/sessions/require-user.server.ts`,
      `${accountGuard}/attempt-limit.ts`,
      `${features}/accounts/sessions/list-sessions.server.ts`,
      `${platform}/database/listen.server.ts`,
    ],
    tests: [
      `${features}/accounts/**/*.test.ts`,
      `${core}/{accounts,sessions}/**/*.test.ts`,
      `${platform}/database/*.test.ts`,
      unitTests(accountGuard),
    ],
  },
  links: {
    mutate: [
      `${core}/accounts/links/account-link.server.ts`,
      `${core}/accounts/links/send-link.server.ts`,
      `${features}/accounts/{sign-up,email,passwords,links}/handlers.server.ts`,
      `${features}/accounts/sign-up/complete-sign-up.server.ts`,
      `${features}/accounts/email/change-email.server.ts`,
    ],
    tests: [
      `${features}/accounts/**/*.test.ts`,
      `${core}/accounts/**/*.test.ts`,
      `${portal}/testing/single-use.integration.test.ts`,
    ],
  },
  /** Payments by card, and the stand-in for the provider: what an order can do, what is said of it. */
  payments: {
    mutate: [
      `${core}/payments/{plan,staff-rules,booking,states,contract}.ts`,
      `${core}/payments/{reconcile,start-payment,give-back}.server.ts`,
      `${core}/payments/provider/!(*.test).ts`,
      `${paymentSimulator}/order/!(*.test|*.testing).ts`,
      `${paymentSimulator}/wire/!(*.test).ts`,
      `${paymentSimulator}/callbacks/!(*.test).ts`,
      `${paymentSimulator}/{provider,orders,journal}.ts`,
    ],
    tests: [unitTests(paymentSimulator), unitTests(`${core}/payments`)],
  },
  privacy: {
    mutate: [
      `${features}/privacy/*.server.ts`,
      `${core}/**/personal-data.server.ts`,
      `${core}/**/retention.server.ts`,
      `${features}/*/personal-data.server.ts`,
      `${features}/*/retention.server.ts`,
    ],
    tests: [`${features}/privacy/*.test.ts`, `${portal}/testing/privacy/*.test.ts`],
  },
} as const satisfies Record<string, MutationArea>
