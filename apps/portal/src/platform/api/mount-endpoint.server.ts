import type { Hono, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import type { ApiContext, ApiEnvironment } from './api-environment.server.ts'
import { checkAnswer } from './check-answer.server.ts'
import { type Description, isSchema, statusOf } from './describe-endpoint.server.ts'
import type { AnswerOf, ParamsOf } from './endpoint.ts'
import { invalidRequest, Refusal } from './errors.server.ts'
import { invalidFields } from './invalid-fields.server.ts'
import { parseBody, parseQuery } from './parse.server.ts'

type Output<D, Name extends 'query' | 'body'> = D extends {
  readonly [Part in Name]: infer Schema extends $ZodType
}
  ? output<Schema>
  : undefined

/** A request, in the types of the endpoint's schemas. */
export type EndpointRequest<D extends Description> = {
  readonly context: ApiContext
  readonly params: D extends { params: { schema: infer Schema extends $ZodType } }
    ? output<Schema>
    : ParamsOf<D['endpoint']>
  readonly query: Output<D, 'query'>
  readonly body: Output<D, 'body'>
}

/** A `Response` where the answer is no JSON, or is finished already. */
export type EndpointAnswer<D extends Description> = D extends { readonly answer: $ZodType }
  ? AnswerOf<D['endpoint']> | Response
  : Response

/**
 * Serves an endpoint as its description says: first the guards, so that nothing of a
 * caller without access is read, then query and parameters, then the body, then the handler.
 */
export function mountEndpoint<D extends Description>(
  api: Hono<ApiEnvironment>,
  description: D,
  guards: readonly MiddlewareHandler[],
  handle: (request: EndpointRequest<D>) => EndpointAnswer<D> | Promise<EndpointAnswer<D>>,
): void {
  const { endpoint, params, query, body }: Description = description
  const status = statusOf(description)
  api.on(
    endpoint.method,
    endpoint.path,
    checkInTests(description),
    ...guards,
    ...(query ? [parseQuery(query)] : []),
    ...(params ? [parseParams(description, params)] : []),
    ...(body
      ? [isSchema(body) ? parseBody(body) : requireType([body.type, ...(body.otherTypes ?? [])])]
      : []),
    async (context) => {
      const valid = (part: 'param' | 'query' | 'json') => context.req.valid(part as never)
      const answer = await handle({
        context,
        params: params ? valid('param') : context.req.param(),
        query: query && valid('query'),
        body: body && isSchema(body) ? valid('json') : undefined,
      } as EndpointRequest<D>)
      if (answer instanceof Response) return answer
      const takeAnswer = context.env?.takeAnswer
      takeAnswer?.(answer)
      return takeAnswer && !context.get('checksAnswers')
        ? context.newResponse(null, status as 200 | 201 | 202)
        : context.json(answer as object, status as 200 | 201 | 202)
    },
  )
}

/** Before everything else of the endpoint, so that refusals of its guards are checked too. */
function checkInTests(description: Description): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next()
    if (context.get('checksAnswers')) await checkAnswer(description, context.res)
  }
}

function parseParams(
  { refusals, refusalField: field = 'error' }: Description,
  { schema, refusal }: NonNullable<Description['params']>,
): MiddlewareHandler<ApiEnvironment> {
  const status = refusals?.[refusal]
  return async (context, next) => {
    const parsed = safeParse(schema, context.req.param())
    if (!parsed.success)
      throw status === undefined
        ? invalidRequest(invalidFields(parsed.error.issues))
        : new Refusal(refusal, status as ContentfulStatusCode, { field })
    context.req.addValidatedData('param', parsed.data)
    await next()
  }
}

/** Refuses with UNSUPPORTED_MEDIA_TYPE (415) what does not say that it is of one of the types. */
function requireType(types: readonly string[]): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const [given = ''] = (context.req.header('content-type') ?? '').split(';')
    if (!types.includes(given.trim().toLowerCase()))
      throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 415)
    await next()
  }
}
