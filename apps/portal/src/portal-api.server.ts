import type { Hono } from 'hono'
import { createPasswords } from '#core/identity/passwords/passwords.server.ts'
import { createAuthentication } from '#core/identity/sessions/authentication.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import { createSignIn } from '#core/identity/sessions/sign-in.server.ts'
import { createStaffGuard } from '#core/staff/require-staff.server.ts'
import { createAccountsApi } from '#features/accounts/api.server.ts'
import { createAuditApi } from '#features/audit/api.server.ts'
import { createEventsApi } from '#features/consent/api.server.ts'
import { createFederatedApi } from '#features/federated-login/api.server.ts'
import type { BookingAnnouncer } from '#features/group-classes/announce-bookings.server.ts'
import { createGroupClassesApi } from '#features/group-classes/api.server.ts'
import { createGroupClassBooking } from '#features/group-classes/book-group-class.server.ts'
import { createGroupClassList } from '#features/group-classes/list-group-classes.server.ts'
import { createIdentityCheckApi } from '#features/identity-check/api.server.ts'
import { createMembershipsApi } from '#features/memberships/api.server.ts'
import { createPrivacyApi } from '#features/privacy/api.server.ts'
import { createProfileApi } from '#features/profile/api.server.ts'
import { createSearchApi } from '#features/search/api.server.ts'
import { createSemesterFeeApi } from '#features/semester-fee/api.server.ts'
import { largestDeliveryFile } from '#features/semester-fee/read-delivery-file.ts'
import {
  createSemesterDeliveriesApi,
  deliveriesPath,
} from '#features/semester-fee/staff-deliveries-api.server.ts'
import { createDynamicUrlsApi } from '#features/site-map/dynamic-urls-api.server.ts'
import { createStaffAccessApi } from '#features/staff-access/api.server.ts'
import { createStaffPeopleApi } from '#features/staff-access/people-api.server.ts'
import { type ApiEnvironment, createApi } from '#platform/api/create-api.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { ContentAddresses } from '#platform/content/content-addresses.server.ts'
import { createContentApi } from '#platform/content/content-api.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.server.ts'
import { createPreviewApi } from '#platform/preview/preview-api.server.ts'
import type { PreviewCookies } from '#platform/preview/preview-cookie.server.ts'

export type PortalApiParts = {
  configuration: Configuration
  log: Log
  database: Database
  encryption: FieldEncryption
  listener: Listener
  sessions: Sessions
  clock: Clock
  content: ContentClient
  addresses: ContentAddresses
  preview: PreviewCookies
  announcer: BookingAnnouncer
}

/** Every route of the API. `role-matrix.integration.test.ts` says who may use each. */
export function createPortalApi(parts: PortalApiParts): Hono<ApiEnvironment> {
  const { configuration, log, database, encryption, listener, sessions, clock } = parts
  const { content, addresses, preview, announcer } = parts
  const passwords = createPasswords()
  const authentication = createAuthentication({ database, passwords, configuration, log })
  const signIn = createSignIn({ authentication, database, sessions, configuration })
  const requireStaff = createStaffGuard({ database, sessions, configuration })
  const admins = requireStaff('admin')
  const federated = { database, encryption, sessions, signIn, passwords, configuration, log }
  const longerBodies = { [`/api${deliveriesPath}`]: largestDeliveryFile }
  return createApi({ configuration, log, longerBodies })
    .route(
      '/api',
      createAccountsApi({
        authentication,
        passwords,
        sessions,
        database,
        encryption,
        configuration,
        clock,
      }),
    )
    .route('/api/frontend/accounts/feide', createFederatedApi({ id: 'feide', ...federated }))
    .route(
      '/api/frontend/accounts/id-porten',
      createFederatedApi({ id: 'id-porten', ...federated }),
    )
    .route('/api', createMembershipsApi({ database, sessions, clock }))
    .route('/api', createProfileApi({ database, encryption, sessions, configuration, clock }))
    .route(
      '/api',
      createPrivacyApi({ database, encryption, sessions, passwords, configuration, clock }),
    )
    .route('/api', createSemesterFeeApi({ database, encryption, sessions, configuration, clock }))
    .route('/api', createSemesterDeliveriesApi({ database, encryption, admins, clock }))
    .route(
      '/api',
      createGroupClassesApi({
        database,
        sessions,
        booking: createGroupClassBooking(database),
        list: createGroupClassList({ database, listener }),
        announcer,
      }),
    )
    .route(
      '/api',
      createStaffAccessApi({
        database,
        encryption,
        sessions,
        requireStaff,
        configuration,
        clock,
        passwords,
      }),
    )
    .route('/api', createStaffPeopleApi({ database, requireStaff }))
    .route('/api', createIdentityCheckApi({ database, encryption, requireStaff, configuration }))
    .route('/api', createAuditApi({ database, admins }))
    .route('/api/frontend', createContentApi({ content, addresses, preview }))
    .route('/api/frontend', createSearchApi({ database, clock }))
    .route('/api/frontend', createEventsApi({ database, clock }))
    .route('/api/frontend', createDynamicUrlsApi({ content, devKey: configuration.DEV_KEY }))
    .route('/api', createPreviewApi({ siteKey: configuration.SITE_KEY, cookies: preview }))
}
