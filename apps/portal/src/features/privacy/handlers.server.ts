import type { AttemptLimits } from '@trivsel/account-guard/attempt-limit'
import { deleteCookie } from 'hono/cookie'
import { accountRefusals } from '#core/accounts/contract.ts'
import {
  createAttemptLimit,
  passwordCheckLimits,
} from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { confirmPassword } from '#core/accounts/passwords/confirm-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import { sessionCookie, signedInCookie } from '#core/sessions/session-cookie.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { collectPersonalData, type PrivacyParts } from './collect-personal-data.server.ts'
import { privacyRefusals } from './contract.ts'
import { deleteAccount } from './delete-account.server.ts'
import { described } from './endpoints.server.ts'
import { listAccessLog } from './list-access-log.server.ts'
import { previewDeletion } from './preview-deletion.server.ts'
import { isConfirmed } from './privacy-forms.ts'
import { composeDeletedMail } from './privacy-mails.server.ts'
import { writeJsonFile, writeReadableFile } from './write-data-file.server.ts'

/** Nobody needs many, and each reads every table. */
const downloadLimits: AttemptLimits = {
  purpose: 'data-download',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 6,
  perAddress: 100,
  perAccountAnywhere: 10,
}

/** One's own data, who has seen it, and the way out. */
export function createPrivacyApi({
  database,
  encryption,
  personalTables,
  sessions,
  passwords,
  configuration,
  clock,
}: PrivacyParts & {
  sessions: Pick<Sessions, 'find' | 'forgetUser'>
  passwords: Pick<Passwords, 'verify'>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}) {
  const parts = { database, encryption, personalTables }
  const { AUTH_SECRET: secret, PORTAL_URL: portalUrl } = configuration
  const passwordLimit = createAttemptLimit({ database, secret, limits: passwordCheckLimits })
  const downloadLimit = createAttemptLimit({ database, secret, limits: downloadLimits })
  const holder = sessionCookie(configuration)
  const cookies = [holder, signedInCookie(holder)]

  async function requirePassword(userId: string, address: string, password: string) {
    const attempt = await passwordLimit.count(userId, address)
    await confirmPassword({ database, passwords }, userId, password)
    await passwordLimit.forgive(attempt)
  }

  const { api, serve } = serveEndpoints({ sessions })

  serve(described.accessLog, ({ user, query }) => listAccessLog(database, user.userId, query.page))

  serve(described.download, async ({ context, user: { userId }, body }) => {
    const { format, language: locale, password } = body
    const address = addressOf(context, configuration)
    const isNumberShown = password !== ''
    if (isNumberShown) await requirePassword(userId, address, password)
    await downloadLimit.count(userId, address)
    const data = await collectPersonalData(parts, { userId, locale, isNumberShown })
    if (!data) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    const now = clock()
    const file = format === 'json' ? writeJsonFile(data, now) : writeReadableFile(data, now, locale)
    return context.body(file.text, 200, {
      'content-type': `${file.type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file.name}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
  })

  serve(described.deletion, async ({ user: { userId }, query: { language } }) => {
    const preview = await previewDeletion(parts, userId, language)
    if (!preview) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    return preview
  })

  serve(described.deleteAccount, async ({ context, user: { userId }, body }) => {
    if (!isConfirmed(body))
      throw new Refusal('CONFIRMATION_WRONG', privacyRefusals.CONFIRMATION_WRONG)
    await requirePassword(userId, addressOf(context, configuration), body.password)
    const farewell = composeDeletedMail({ portalUrl, locale: body.language })
    await deleteAccount(parts, userId, { farewell })
    sessions.forgetUser(userId)
    for (const { name, attributes } of cookies) deleteCookie(context, name, attributes)
    return {}
  })

  return api
}
