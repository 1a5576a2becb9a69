import type { MiddlewareHandler } from 'hono'
import { validator } from 'hono/validator'
import type { $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { ApiEnvironment } from './api-environment.server.ts'
import { invalidRequest, Refusal } from './errors.server.ts'
import { invalidFields } from './invalid-fields.server.ts'

const json = /^application\/json\s*(;|$)/i

type WithJson<Value> = { in: { json: Value }; out: { json: Value } }

/**
 * Middleware: the JSON body in the shape of `schema`, then in `context.req.valid('json')`. Refuses
 * with 415 a body that is not declared as JSON and with 400 one that is not JSON, or has another
 * shape. The body is read here: authentication comes before it.
 */
export function parseBody<Schema extends $ZodType>(
  schema: Schema,
): MiddlewareHandler<ApiEnvironment, string, WithJson<output<Schema>>> {
  return async (context, next) => {
    if (!json.test(context.req.header('content-type') ?? ''))
      throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 415)
    const body = parseJson(await context.get('readBody')())
    context.req.addValidatedData('json', parse(schema, body) as object)
    await next()
  }
}

/** Middleware: the query in the shape of `schema`, then in `context.req.valid('query')`. */
export function parseQuery<Schema extends $ZodType>(schema: Schema) {
  return validator('query', (query: unknown) => parse(schema, query))
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw invalidRequest()
  }
}

function parse<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const parsed = safeParse(schema, value)
  if (!parsed.success) throw invalidRequest(invalidFields(parsed.error.issues))
  return parsed.data
}
