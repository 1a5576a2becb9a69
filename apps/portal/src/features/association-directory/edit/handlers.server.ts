import { requireRight } from '#core/associations/find-rights.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { editDescribed as described } from './endpoints.server.ts'
import { readMark } from './read-mark.server.ts'
import { readProfile } from './read-profile.server.ts'
import { removePicture } from './remove-picture.server.ts'
import { savePicture } from './save-picture.server.ts'
import { saveProfile } from './save-profile.server.ts'

type Parts = AuthDependencies & { database: Database; clock: Clock; files: FileParts }

export function createEditProfileApi({ database, clock, files, ...auth }: Parts) {
  const { api, serve } = serveEndpoints(auth)
  const whoOf = ({ userId }: { userId: string }, { id }: { id: string }) => ({
    userId,
    associationId: id,
    today: osloDate(clock()),
  })

  serve(described.read, async ({ user, params }) => {
    await requireRight(database, whoOf(user, params), 'profile', { isChange: false })
    return readProfile(database, params.id)
  })
  serve(described.save, ({ user, params, body }) =>
    saveProfile(database, whoOf(user, params), body),
  )
  serve(described.savePicture, async ({ context, user, params }) => {
    const { files: sent } = await readUpload(context, { field: 'file', most: 1 })
    return savePicture({ database, files }, whoOf(user, params), sent)
  })
  serve(described.removePicture, ({ user, params }) => removePicture(database, whoOf(user, params)))
  serve(described.readMark, ({ user, params }) => readMark(database, whoOf(user, params), clock()))

  return api
}
