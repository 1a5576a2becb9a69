import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { pinsDescribed as described } from './endpoints.server.ts'
import { givePin, listPins, openPin } from './manage-pins.server.ts'

/** PINs of employees. */
export function createPinsApi({
  database,
  passwords,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly passwords: Pick<Passwords, 'hash'>
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.list, ({ staff }) => listPins(database, staff, clock()))
  serve(described.make, ({ staff, params: { id } }) =>
    givePin({ database, passwords }, staff, id, clock()),
  )
  serve(described.unlock, async ({ staff, params: { id } }) => {
    await openPin(database, staff, id, clock())
    return {}
  })
  return api
}
