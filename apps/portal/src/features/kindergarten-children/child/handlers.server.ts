import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { childDescribed as described } from './endpoints.server.ts'
import { readChild } from './read-child.server.ts'

/** One child, for staff. */
export function createChildApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & Parts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, ({ staff, params: { id: childId } }) =>
    readChild({ database, encryption }, { staff, childId }, osloDate(clock())),
  )

  return api
}
