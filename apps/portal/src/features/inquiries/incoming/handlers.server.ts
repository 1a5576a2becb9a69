import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { NoteOutcome } from '#platform/mail/mail-outcome.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createInquiryReplyAddresses } from '../model/reply-addresses.server.ts'
import { described } from './endpoints.server.ts'
import { receiveMail } from './receive-mail.server.ts'
import { incomingRefusals } from './refusals.ts'

/** The mail server of the organisation delivers replies to inquiries. */
export function createIncomingApi({
  database,
  encryption,
  files,
  configuration,
  noteMailOutcome,
  clock,
}: {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  files: FileParts
  configuration: Pick<Configuration, 'MAIL_REPLY_TO' | 'MAIL_IN_SECRET' | 'PORTAL_URL'>
  /** Reports may be about the mails of any feature. */
  noteMailOutcome: NoteOutcome
  clock: Clock
}) {
  const { api, serveBehind } = serveEndpoints({})
  const replyAddresses = createInquiryReplyAddresses(encryption, configuration)
  const { MAIL_IN_SECRET: secret, PORTAL_URL: portalUrl } = configuration

  serveBehind(
    ({ req }) => {
      const [scheme, key = ''] = (req.header('authorization') ?? '').split(' ')
      const isKnown = secret && scheme?.toLowerCase() === 'bearer' && isSameSecret(key, secret)
      if (!isKnown || !replyAddresses)
        throw new Refusal('KEY_INVALID', incomingRefusals.KEY_INVALID)
      return { replyAddresses }
    },
    described.mail,
    async ({ admitted, context }) =>
      receiveMail(
        { database, files, portalUrl, noteMailOutcome, ...admitted },
        new Uint8Array(await context.get('readBody')()),
        clock(),
      ),
  )

  return api
}
