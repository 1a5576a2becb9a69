import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import { mostFiles } from '#core/grants/limits.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { requireApplicant } from '../model/require-applicant.server.ts'
import { addReportFiles, removeReportFile } from './change-files.server.ts'
import { reportDescribed as described } from './endpoints.server.ts'
import { findReportFile } from './find-report-file.server.ts'
import { saveReport } from './save-report.server.ts'
import { sendReport } from './send-report.server.ts'

const uploadLimits = {
  purpose: 'grant-report',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 40,
  perAddress: 400,
  perAccountAnywhere: 40,
} as const

const accepted = { field: 'file', most: mostFiles }

/** Applicants report what became of the money. */
export function createReportApi({
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

  serve(described.save, ({ user: { userId }, params, body }) =>
    saveReport(database, { userId, ...params }, body, clock()),
  )

  serve(described.send, async ({ user: { userId }, params, body }) => {
    await sendReport(database, { userId, ...params }, body, clock())
    return {}
  })

  serve(described.addFiles, async ({ context, user: { userId }, params }) => {
    const who = { userId, ...params }
    // A stranger sends ten megabytes in vain otherwise.
    await requireApplicant(database, { ...who, now: clock() }, { isChange: true })
    await uploadLimit.count(userId, addressOf(context, configuration))
    const upload = await readUpload(context, accepted)
    await addReportFiles({ database, files }, who, upload, clock())
    return {}
  })

  serve(described.removeFile, async ({ user: { userId }, params: { applicationId, file } }) => {
    await removeReportFile(database, { userId, applicationId }, file, clock())
    return {}
  })

  serve(described.file, async ({ user: { userId }, params: { applicationId, file } }) => {
    const who = { userId, applicationId, now: clock() }
    await requireApplicant(database, who, { isChange: false })
    const found = await findReportFile(database, { applicationId, fileId: file })
    if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
    return sendFile(files, found, { isShown: true })
  })

  return api
}
