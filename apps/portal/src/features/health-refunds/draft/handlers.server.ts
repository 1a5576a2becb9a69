import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { mostLineFiles } from '../model/expense-form.ts'
import { addDraftFiles } from './add-files.server.ts'
import { draftDescribed as described } from './endpoints.server.ts'
import { findDraft } from './find-draft.server.ts'
import { discardDraft, saveDraft } from './save-draft.server.ts'

/** Somebody photographs a year of receipts one by one. */
const uploadLimits = {
  purpose: 'health-upload',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 100,
  perAddress: 400,
  perAccountAnywhere: 100,
} as const

/** A form for a refund of health expenses, until it is sent. */
export function createDraftApi({
  database,
  encryption,
  files,
  configuration,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  files: FileParts
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, files }
  const { AUTH_SECRET: secret } = configuration
  const limit = createAttemptLimit({ database, secret, limits: uploadLimits })

  serve(described.read, ({ user: { userId }, query: place }) =>
    findDraft(parts, { userId, place }, osloDate(clock())),
  )
  serve(described.save, async ({ user: { userId }, query: place, body }) => {
    const { version } = await saveDraft(parts, { userId, place }, body)
    return { version }
  })
  serve(described.discard, async ({ user: { userId }, query: place }) => {
    await discardDraft(database, { userId, place })
    return {}
  })
  serve(described.addFiles, async ({ context, user: { userId }, query: place }) => {
    await limit.count(userId, addressOf(context, configuration))
    const upload = await readUpload(context, { field: 'file', most: mostLineFiles })
    return addDraftFiles(parts, { userId, place }, { upload, today: osloDate(clock()) })
  })
  return api
}
