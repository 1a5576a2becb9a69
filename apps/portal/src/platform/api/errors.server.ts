import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * Where an answer carries the code of a refusal (specification section 8): the auth source in
 * `error`, the sports source in `errorMessage`, the campaigns source in `message`.
 */
export type RefusalField = 'error' | 'errorMessage' | 'message'

/** A request that is understood and not granted: a typed code, never a text for people. */
export class Refusal<Code extends string = string> extends Error {
  override name = 'Refusal'
  readonly code: Code
  readonly status: ContentfulStatusCode
  readonly field: RefusalField
  readonly headers: Readonly<Record<string, string>>
  /** What the answer says besides the code. */
  readonly details: object

  constructor(
    code: Code,
    status: ContentfulStatusCode,
    options: {
      field?: RefusalField
      headers?: Readonly<Record<string, string>>
      details?: object
    } = {},
  ) {
    super(code)
    this.code = code
    this.status = status
    this.field = options.field ?? 'error'
    this.headers = options.headers ?? {}
    this.details = options.details ?? {}
  }
}

/**
 * The request itself is not right: its shape, its fields, its encoding.
 * @param fields that are wrong, by their names: `user.firstName`; none where no field can be named
 */
export function invalidRequest(fields: readonly string[] = []): Refusal {
  return new Refusal('INVALID_REQUEST', 400, { details: { fields } })
}

/** Something that we depend on does not answer for the moment: the same request may succeed soon. */
export function unavailable(retryAfterSeconds = 2): Refusal {
  return new Refusal('UNAVAILABLE', 503, { headers: { 'retry-after': String(retryAfterSeconds) } })
}
