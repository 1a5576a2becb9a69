import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Admission } from '../model/admit-device.server.ts'
import { healthDescribed as described } from './endpoints.server.ts'
import { lockTablet, openTablet } from './open-tablet.server.ts'
import { viewChildHealth } from './view-child-health.server.ts'

/** What a PIN opens on a tablet. */
export function createHealthApi({
  clock,
  admission: { admit },
  ...parts
}: {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly passwords: Pick<Passwords, 'verify'>
  readonly clock: Clock
  readonly admission: Admission
}) {
  const { api, serveBehind } = serveEndpoints({})

  serveBehind(admit, described.open, ({ admitted, body }) =>
    openTablet(parts, admitted, body, clock()),
  )

  serveBehind(admit, described.lock, async ({ admitted }) => {
    await lockTablet(parts.database, admitted.id)
    return {}
  })

  serveBehind(admit, described.view, ({ admitted, params: { id } }) =>
    viewChildHealth(parts, admitted, id, clock()),
  )

  return api
}
