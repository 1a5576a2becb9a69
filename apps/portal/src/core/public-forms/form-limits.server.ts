import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** A whole campus may share one address; nobody in it writes to us twice a minute for long. */
const postLimits = {
  purpose: 'form-post',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 60,
  perAddress: 60,
} as const

/** What is taken is confirmed by mail: nobody's mailbox shall be filled through us. */
const mailLimits = {
  purpose: 'form-mail',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 10,
  perAddress: 60,
  perAccountAnywhere: 10,
} as const

/** By which posts of everybody from one address are counted together. */
const anybody = 'form'

/** For people who read the description of the API. */
export const formLimits =
  'Of all forms together sixty in a quarter of an hour from one address, and ten with the same e-mail address in them.'

/** Counts what is sent by all forms that anybody may send, together. */
export function createFormLimits({
  database,
  configuration,
}: {
  database: Database
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { AUTH_SECRET: secret } = configuration
  const posts = createAttemptLimit({ database, secret, limits: postLimits })
  const mails = createAttemptLimit({ database, secret, limits: mailLimits })
  return {
    /** @throws {Refusal} TOO_MANY_ATTEMPTS (429), after sixty */
    async countPost(context: ApiContext): Promise<void> {
      await posts.count(anybody, addressOf(context, configuration))
    },
    /** @throws {Refusal} TOO_MANY_ATTEMPTS (429), after ten with the same e-mail address */
    async countMail(context: ApiContext, email: string): Promise<void> {
      await mails.count(email, addressOf(context, configuration))
    },
  }
}
