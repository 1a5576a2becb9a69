import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { $ZodError } from 'zod/v4/core'
import type { Configuration } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import { createMethodLookup } from './allowed-methods.server.ts'
import type { ApiEnvironment } from './api-environment.server.ts'
import { refuseCrossSite, trustedOrigins } from './cross-site.server.ts'
import { isDatabaseUnavailable, isUnstorableText } from './database-failure.server.ts'
import { invalidRequest, Refusal, unavailable } from './errors.server.ts'
import { invalidFields } from './invalid-fields.server.ts'
import {
  type BodyRoom,
  createBodyRoom,
  limitBodies,
  longestBody,
  mostOfAnybody,
} from './request-body.server.ts'
import { requestIdFrom } from './request-id.server.ts'

/**
 * The API before any feature has added its endpoints: what holds for every request. Features throw a
 * `Refusal`; everything else that is thrown becomes an answer here.
 */
export function createApi({
  configuration,
  log,
  longerBodies = {},
  sentByAnybody = new Set(),
  bodyRoom = createBodyRoom(),
  roomOfAnybody = createBodyRoom(mostOfAnybody),
}: {
  configuration: Pick<Configuration, 'PORTAL_URL' | 'TRIVSEL_ENV'>
  log: Log
  /** Bytes by path, where whole files are taken in. */
  longerBodies?: Readonly<Record<string, number>>
  /** Paths whose long bodies come from strangers: they never take the room of others. */
  sentByAnybody?: ReadonlySet<string>
  bodyRoom?: BodyRoom | undefined
  roomOfAnybody?: BodyRoom | undefined
}): Hono<ApiEnvironment> {
  const api = new Hono<ApiEnvironment>()
  let allowedMethods: ((path: string) => string[]) | undefined

  api.use(async (context, next) => {
    const requestId = requestIdFrom(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    context.set('checksAnswers', configuration.TRIVSEL_ENV === 'test')
    context.header('x-request-id', requestId)
    // Whatever does not say otherwise may be somebody's own: no cache on the way keeps it.
    context.header('cache-control', 'no-store')
    await next()
    // Only what an endpoint has not made by its context lacks them; a finished answer would be made again.
    const { headers } = context.res
    if (headers.get('x-request-id') !== requestId) context.header('x-request-id', requestId)
    if (!headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  api.use(refuseCrossSite(trustedOrigins(configuration)))
  api.use(
    limitBodies(
      (path) => (sentByAnybody.has(path) ? roomOfAnybody : bodyRoom),
      (path) => longerBodies[path] ?? longestBody,
    ),
  )

  api.notFound((context) => {
    allowedMethods ??= createMethodLookup(api.routes)
    const allowed = allowedMethods(context.req.path)
    if (allowed.length === 0) return refuse(context, new Refusal('NOT_FOUND', 404))
    const headers = { allow: allowed.join(', ') }
    return refuse(context, new Refusal('METHOD_NOT_ALLOWED', 405, { headers }))
  })

  api.onError((error, context) => {
    const refusal = toRefusal(error)
    const requestId = context.get('requestId')
    if (refusal?.status === 503) {
      // A refusal of ours says all in its code; what something else threw is worth its whole story.
      const reason = error instanceof Refusal ? { code: error.code } : { error }
      log.warn({ ...reason, requestId }, 'a request could not be served')
    }
    if (refusal) return refuse(context, refusal)
    log.error({ error, requestId, method: context.req.method }, 'a request failed')
    return context.json({ error: 'UNKNOWN', requestId }, 500)
  })

  return api
}

function toRefusal(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException && error.status === 400) return invalidRequest()
  if (error instanceof $ZodError) return invalidRequest(invalidFields(error.issues))
  if (isUnstorableText(error)) return invalidRequest()
  if (isDatabaseUnavailable(error)) return unavailable()
  return undefined
}

function refuse(context: Context, refusal: Refusal): Response {
  const { field, code, details, status, headers } = refusal
  return context.json({ [field]: code, ...details }, status, headers)
}
