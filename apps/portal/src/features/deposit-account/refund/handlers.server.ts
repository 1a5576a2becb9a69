import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findAttachment } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findDraft, saveDraft } from '../model/drafts.server.ts'
import { describedRefund as described } from './endpoints.server.ts'
import { findOwnRefund } from './find-refund.server.ts'
import { findStaffRefund } from './find-staff-refund.server.ts'
import { mostRefundFiles } from './refund-form.ts'
import { editRefund, sendRefund } from './send-refund.server.ts'

/** Ten megabytes each: enough for somebody who finds their files one by one. */
const uploadLimits = {
  purpose: 'refund-upload',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 20,
  perAddress: 200,
  perAccountAnywhere: 20,
} as const

const accepted = { field: 'file', most: mostRefundFiles, text: 'content' }

/** Refunds of deposits, by students; and what staff read of them. */
export function createRefundApi({
  database,
  encryption,
  files,
  portalUrl,
  configuration,
  ...dependencies
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  files: FileParts
  portalUrl: string
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'> &
    Parameters<typeof ownAccountsOf>[0]
}) {
  const { api, serve } = serveEndpoints(dependencies)
  const parts = {
    database,
    encryption,
    files,
    portalUrl,
    ownAccounts: ownAccountsOf(configuration),
  }
  const { AUTH_SECRET: secret } = configuration
  const uploadLimit = createAttemptLimit({ database, secret, limits: uploadLimits })

  /** Counted before anything of it is read. */
  async function takeUpload(context: ApiContext, userId: string) {
    await uploadLimit.count(userId, addressOf(context, configuration))
    return readUpload(context, accepted)
  }

  serve(described.refund, ({ user: { userId } }) => findOwnRefund(parts, userId))

  serve(described.sendRefund, async ({ context, user: { userId }, query: { language } }) => {
    const upload = await takeUpload(context, userId)
    return { id: await sendRefund(parts, { userId, language }, upload) }
  })

  serve(described.editRefund, async ({ context, user: { userId }, query: { id, language } }) => {
    const upload = await takeUpload(context, userId)
    await editRefund(parts, { userId, language }, { id, upload })
    return { id }
  })

  serve(described.refundFile, async ({ user: { userId }, params }) => {
    const found = await findAttachment(database, params.file, { ownerId: userId })
    if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
    return sendFile(files, found)
  })

  serve(described.refundDraft, async ({ user }) => ({
    values: await findDraft(database, user.userId, 'refund'),
  }))

  serve(described.saveRefundDraft, async ({ user, body }) => {
    await saveDraft(database, user.userId, 'refund', body)
    return {}
  })

  serve(described.staffRefund, async ({ params }) => {
    const found = await findStaffRefund(parts, params.id)
    if (!found) throw refuseCase('CASE_NOT_FOUND')
    return found
  })

  return api
}
