import { validator } from 'hono/validator'
import type { $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { invalidRequest, Refusal } from './errors.server.ts'

const json = /^application\/json\s*(;|$)/i

/**
 * Middleware: the JSON body in the shape of `schema`, then in `context.req.valid('json')`.
 * Refuses with 415 what does not say that it is JSON and with 400 what is not, or has another shape.
 */
export function parseBody<Schema extends $ZodType>(schema: Schema) {
  return validator('json', (body: unknown, context) => {
    if (!json.test(context.req.header('content-type') ?? ''))
      throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 415)
    return parse(schema, body)
  })
}

/** Middleware: the query in the shape of `schema`, then in `context.req.valid('query')`. */
export function parseQuery<Schema extends $ZodType>(schema: Schema) {
  return validator('query', (query: unknown) => parse(schema, query))
}

function parse<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const parsed = safeParse(schema, value)
  if (!parsed.success) throw invalidRequest()
  return parsed.data
}
