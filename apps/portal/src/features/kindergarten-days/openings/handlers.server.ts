import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { callOffOpening } from './call-off-opening.server.ts'
import { cancelExtraPlace } from './cancel-extra-place.server.ts'
import { openingDescribed as described } from './endpoints.server.ts'
import { readOpening } from './read-opening.server.ts'
import { changeOpening, closeOpening, createOpening, setExamNotice } from './save-opening.server.ts'

/** Leaders and the office open kindergartens on Saturdays and in exam periods. */
export function createOpeningApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & { database: Database; encryption: FieldEncryption; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.create, ({ staff, body }) =>
    createOpening(database, staff, { ...body, now: clock() }),
  )
  serve(described.read, ({ staff, params: { id } }) =>
    readOpening(database, staff, { id, now: clock() }),
  )
  serve(described.change, async ({ staff, params: { id }, body }) => {
    await changeOpening(database, staff, { ...body, id, now: clock() })
    return {}
  })
  serve(described.close, async ({ staff, params: { id }, body }) => {
    await closeOpening(database, staff, { ...body, id, now: clock() })
    return {}
  })
  serve(described.callOff, ({ staff, params: { id }, body }) =>
    callOffOpening(database, staff, { ...body, id, now: clock() }),
  )
  serve(described.cancel, async ({ staff, params: { id }, body }) => {
    await cancelExtraPlace({ database, encryption }, staff, { ...body, id })
    return {}
  })
  serve(described.setNotice, async ({ staff, params: { id }, body }) => {
    await setExamNotice(database, staff, { ...body, id })
    return {}
  })
  return api
}
