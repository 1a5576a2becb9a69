import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Admission } from '../model/admit-device.server.ts'
import { threadsDescribed as described } from './endpoints.server.ts'
import { listTabletThreads, readTabletThread } from './read-threads.server.ts'
import { answerOnTablet, markReadOnTablet, startOnTablet } from './write-on-tablet.server.ts'

/** Conversations with guardians on a tablet, after a PIN. */
export function createThreadsApi({
  clock,
  admission: { admit },
  ...parts
}: {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
  readonly admission: Admission
}) {
  const { api, serveBehind } = serveEndpoints({})

  serveBehind(admit, described.list, ({ admitted }) => listTabletThreads(parts, admitted, clock()))
  serveBehind(admit, described.read, ({ admitted, params: { id } }) =>
    readTabletThread(parts, admitted, id, clock()),
  )
  serveBehind(admit, described.start, async ({ admitted, body }) => {
    await startOnTablet(parts, admitted, body, clock())
    return {}
  })
  serveBehind(admit, described.answer, async ({ admitted, params: { id: threadId }, body }) => {
    await answerOnTablet(parts, admitted, { ...body, threadId }, clock())
    return {}
  })
  serveBehind(admit, described.markRead, async ({ admitted, params: { id: threadId }, body }) => {
    await markReadOnTablet(parts, admitted, { ...body, threadId }, clock())
    return {}
  })

  return api
}
