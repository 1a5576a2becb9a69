import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findAttachment } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { whoOf } from '../model/applicant.server.ts'
import { findOwn } from '../model/find-own.server.ts'
import { addFile, removeFile, restoreFile } from './add-file.server.ts'
import { filesDescribed as described } from './endpoints.server.ts'

/** Ten megabytes each; an application has up to twenty, some of them sent more than once. */
const uploadLimits = {
  purpose: 'grant-upload',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 60,
  perAddress: 300,
  perAccountAnywhere: 60,
} as const

/** The files of an application. */
export function createFilesApi({
  database,
  files,
  clock,
  configuration,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly files: FileParts
  readonly clock: Clock
  readonly configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { api, serve } = serveEndpoints(auth)
  const uploadLimit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: uploadLimits,
  })

  serve(described.add, async ({ context, user, params, query: place }) => {
    // Counted before anything of it is read.
    await uploadLimit.count(user.userId, addressOf(context, configuration))
    const { files: uploads } = await readUpload(context, { field: 'file', most: 1 })
    const id = await addFile({ database, files }, whoOf(user, clock()), params.applicationId, {
      uploads,
      place,
    })
    return { id }
  })

  serve(described.read, async ({ user, params }) => {
    const { applicationId: id } = params
    await findOwn(database, whoOf(user, clock()), id, { isChange: false })
    const file = await findAttachment(database, params.file, {
      subject: { kind: grantFileKind, id },
    })
    if (!file) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
    return sendFile(files, file, { isShown: true })
  })

  serve(described.remove, async ({ user, params }) => {
    const which = { id: params.applicationId, fileId: params.file }
    await removeFile(database, whoOf(user, clock()), which)
    return {}
  })

  serve(described.restore, async ({ user, params }) => {
    const which = { id: params.applicationId, fileId: params.file }
    await restoreFile(database, whoOf(user, clock()), which)
    return {}
  })

  return api
}
