import { type AttemptLimits, linkLimits, linkUseLimits } from '@trivsel/account-guard/attempt-limit'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../environment.ts'
import { notedClientAddress } from '../requests/client-address.ts'
import { RequestRefusal } from '../requests/request-refusal.ts'
import { countAttempt } from './attempt-limit.ts'
import { findLinked } from './editor-link.ts'
import { rememberDevice } from './known-device.ts'
import { resetPassword } from './reset-password.ts'
import { hasFactor, startFactorSetup } from './second-factor.ts'

const Token = z.string().min(1).max(100)

/**
 * `POST /api/editors/forgot-password` with `{ email }` mails a link, and answers the same whether
 * anybody has the address. In the place of Payload's own.
 */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    const { email } = await read(req, z.object({ email: z.string().trim().min(3).max(254) }))
    await count(req, linkLimits, email)
    await req.payload.jobs.queue({
      task: 'sendEditorLink',
      input: { email, language: req.i18n.language },
    })
    return Response.json({ message: req.t('general:success') })
  },
}

/**
 * `POST /api/editors/link` with `{ token }` answers `{ email, factor }`: `factor` is the app to set
 * up, `null` for who has one.
 */
const openLink: Endpoint = {
  path: '/link',
  method: 'post',
  async handler(req) {
    const { token } = await read(req, z.object({ token: Token }))
    await count(req, linkUseLimits, token)
    const editor = await findLinked(req.payload.db.drizzle, token)
    const isNeeded =
      environment.secondFactor && !(await hasFactor(req.payload.db.drizzle, editor.id))
    const factor = isNeeded ? await startFactorSetup(req.payload, editor) : null
    return Response.json(
      { email: editor.email, factor },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}

/**
 * `POST /api/editors/reset-password` with `{ token, password, code? }` answers `{ recoveryCodes }`.
 * In the place of Payload's own, which would also log in.
 */
const useLink: Endpoint = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    const shape = z.object({
      token: Token,
      password: z.string().max(1_000),
      code: z.string().max(100).optional(),
    })
    const form = await read(req, shape)
    await count(req, linkUseLimits, form.token)
    const { email } = await findLinked(req.payload.db.drizzle, form.token)
    const recoveryCodes = await resetPassword(req, form)
    // The mailed link works for its owner even while others guess at the password.
    rememberDevice(req, email)
    return Response.json({ recoveryCodes }, { headers: { 'cache-control': 'no-store' } })
  },
}

export const linkEndpoints: Endpoint[] = [forgotPassword, openLink, useLink]

async function read<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.output<Shape>> {
  await addDataAndFileToRequest(req)
  const parsed = shape.safeParse(req.data)
  if (!parsed.success) throw new RequestRefusal('INVALID_VALUE', 400)
  return parsed.data
}

const count = (req: PayloadRequest, limits: AttemptLimits, account: string) =>
  countAttempt(req.payload, limits, { account, address: notedClientAddress(req.headers) })
