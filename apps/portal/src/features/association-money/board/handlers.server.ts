import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { boardOf } from '../model/board.ts'
import { moneyDescribed } from './endpoints.server.ts'
import { readMoney } from './read-money.server.ts'

/** The board sees the money of its association. */
export function createMoneyApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  serve(moneyDescribed, ({ user, params }) =>
    readMoney({ database, encryption }, boardOf(user, params, clock())),
  )
  return api
}
