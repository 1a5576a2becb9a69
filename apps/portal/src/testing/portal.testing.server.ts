import { parseConfiguration } from '#platform/config.server.ts'
import { createContentAddresses } from '#platform/content/content-addresses.server.ts'
import { type ContentClient, createContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleAssociation, exampleDeposit } from '#platform/example-deposit.ts'
import { createLog } from '#platform/log.server.ts'
import { createOldAddresses } from '#platform/pages/old-addresses.server.ts'
import { createPreviewCookies } from '#platform/preview/preview-cookie.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import { createPortalApi } from '../portal-api.server.ts'
import { createPortalContext } from '../portal-context.server.ts'
import { testEncryption } from './accounts.testing.server.ts'

/** Every endpoint of the portal on a database of the test; other systems do not answer. */
export function createTestPortal(
  { database, url }: { database: Database; url: string },
  overrides: {
    content?: ContentClient
    /** As in the environment. */
    settings?: Readonly<Record<string, string>>
  } = {},
) {
  const log = createLog('silent')
  const configuration = parseConfiguration({
    TRIVSEL_ENV: 'test',
    DATABASE_URL: url,
    SITE_KEY: 'a site key that is only for tests',
    AUTH_SECRET: 'a secret that is only for tests, and long',
    FIELD_KEYS: 'test:a-key-that-is-only-for-tests-and-long',
    DEV_KEY: 'a developer key that is only for tests',
    CMS_URL: 'http://127.0.0.1:9',
    FEIDE_ISSUER: 'http://127.0.0.1:9',
    FEIDE_CLIENT_ID: 'a client that is only for tests',
    FEIDE_CLIENT_SECRET: 'a secret that is only for tests',
    IDPORTEN_ISSUER: 'http://127.0.0.1:9',
    IDPORTEN_CLIENT_ID: 'a client that is only for tests',
    IDPORTEN_CLIENT_SECRET: 'a secret that is only for tests',
    MAIL_REPLY_TO: 'svar@trivsel.example',
    MAIL_IN_SECRET: 'the-key-of-the-mail-server-in-tests',
    // Nobody answers there.
    PAYMENT_URL: 'http://127.0.0.1:9',
    PAYMENT_TOKEN: 'a token that is only for tests',
    PAYMENT_PAYEE_ID: '5cabf558-5283-482f-b252-4d58e06f6f3b',
    PAYMENT_CALLBACK_SECRET: 'a-secret-address-that-is-only-for-tests',
    TRUST_PROXY: 'true',
    ...exampleDeposit,
    ...exampleAssociation,
    ...overrides.settings,
  })
  const { SITE_KEY: siteKey, CMS_URL: cmsUrl } = configuration
  const content = overrides.content ?? createContentClient({ cmsUrl, siteKey, log })
  const addresses = createContentAddresses(content)
  const oldAddresses = createOldAddresses(addresses)
  const preview = createPreviewCookies({ siteKey, secure: false })
  const api = createPortalApi(
    createPortalContext({
      configuration,
      log,
      database,
      encryption: testEncryption,
      listener: {
        on: () => undefined,
        onReconnect: () => undefined,
        start: async () => undefined,
        close: async () => undefined,
      },
      clock: systemClock,
      content,
      addresses,
      oldAddresses,
      preview,
      mailer: { send: async () => undefined, close: () => undefined },
      onStopping: () => undefined,
      onStop: () => undefined,
    }),
  )
  return { api, addresses, oldAddresses, configuration, log, preview }
}
