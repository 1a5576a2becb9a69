import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { foundingFiles } from '../model/founding-form.ts'
import { answerAsFounder, findFounderQuestion } from './answer-as-founder.server.ts'
import { describedFounding as described } from './endpoints.server.ts'
import { findFounding } from './find-own-application.server.ts'
import { remindFounder } from './remind-founder.server.ts'
import { editApplication, sendApplication } from './send-application.server.ts'
import { withdrawApplication } from './withdraw-application.server.ts'

/** Ten megabytes each, and a mail to each founder. */
const uploadLimits = {
  purpose: 'association-upload',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 20,
  perAddress: 200,
  perAccountAnywhere: 20,
} as const

const accepted = { field: 'file', most: foundingFiles.length, text: 'content' }

/** Founding an association: the applicant, and the founders who have no account here. */
export function createFoundingApi({
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
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { api, serve } = serveEndpoints(dependencies)
  const parts = { database, encryption, files, portalUrl }
  const { AUTH_SECRET: secret } = configuration
  const uploadLimit = createAttemptLimit({ database, secret, limits: uploadLimits })

  /** Counted before anything of it is read. */
  async function takeUpload(context: ApiContext, userId: string) {
    await uploadLimit.count(userId, addressOf(context, configuration))
    return readUpload(context, accepted)
  }

  serve(described.founding, ({ user: { userId } }) => findFounding(database, userId))

  serve(described.sendApplication, async ({ context, user: { userId }, query: { language } }) => {
    const upload = await takeUpload(context, userId)
    return { id: await sendApplication(parts, { userId, language }, upload) }
  })

  serve(
    described.editApplication,
    async ({ context, user: { userId }, query: { id, language } }) => {
      const upload = await takeUpload(context, userId)
      await editApplication(parts, { userId, language }, { id, upload })
      return { id }
    },
  )

  serve(described.remindFounder, async ({ user: { userId }, body }) => {
    await remindFounder(parts, { ...body, userId })
    return {}
  })

  serve(described.withdrawApplication, async ({ user: { userId }, body }) => {
    await withdrawApplication(database, { ...body, userId })
    return {}
  })

  serve(described.founderQuestion, ({ body: { token } }) => findFounderQuestion(parts, token))

  serve(described.answerAsFounder, async ({ body }) => {
    await answerAsFounder(parts, body)
    return {}
  })

  return api
}
