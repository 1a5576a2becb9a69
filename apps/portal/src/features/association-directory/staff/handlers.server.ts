import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { readProfile } from '../edit/read-profile.server.ts'
import { correctProfile, removeWrongPicture } from './correct-profile.server.ts'
import { staffProfileDescribed as described } from './endpoints.server.ts'

export function createStaffProfileApi({
  database,
  ...auth
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, ({ params: { id } }) => readProfile(database, id))
  serve(described.save, ({ staff, params: { id }, body }) =>
    correctProfile(database, staff, { id, form: body }),
  )
  serve(described.removePicture, ({ staff, params: { id } }) =>
    removeWrongPicture(database, staff, id),
  )

  return api
}
