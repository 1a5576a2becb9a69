/** What an endpoint takes and gives, as types alone: the schemas are the server's. */
export type EndpointTypes = { query?: object; body?: unknown; answer: unknown }

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** There is nothing to say but that it is done: `{}`. */
export type Done = Record<string, never>
export type Success = { success: true }

declare const types: unique symbol

/**
 * One endpoint of the API as both sides know it. Its path is written here and nowhere else; what it
 * means is described on the server (`describe-route.server.ts`).
 */
export type Endpoint<Types extends EndpointTypes = EndpointTypes, Path extends string = string> = {
  readonly method: Method
  readonly path: Path
  /** The caller's timeout in milliseconds (specification, sections 7 and 9). */
  readonly timeLimit?: number
  /** The browser finishes a call that was made as the page was left. */
  readonly outlivesPage?: boolean
  /** Never there: carries the types. */
  readonly [types]?: Types
}

export type TypesOf<Known extends Endpoint> =
  Known extends Endpoint<infer Types extends EndpointTypes, string> ? Types : never

export type AnswerOf<Known extends Endpoint> = TypesOf<Known>['answer']

type Names<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | Names<`/${After}`>
    : Rest
  : never

/** `/staff/people/:userId` has `userId`. */
export type ParamsOf<Known extends Endpoint> = Readonly<Record<Names<Known['path']>, string>>

type Needed<Known extends Endpoint> = ([Names<Known['path']>] extends [never]
  ? object
  : { params: ParamsOf<Known> }) &
  (TypesOf<Known> extends { query: infer Query } ? { query: Query } : object) &
  (TypesOf<Known> extends { body: infer Body } ? { body: Body } : object)

/**
 * What a call of the endpoint is given. A `Blob` as its body is sent as it is, with its own type; a form
 * with files, and what is long enough to say how far it has come, goes by `uploadToEndpoint`.
 */
export type Input<Known extends Endpoint> = Needed<Known> & { signal?: AbortSignal }

/** Left out where nothing is needed. */
export type Inputs<Known extends Endpoint> =
  object extends Needed<Known> ? [input?: Input<Known>] : [input: Input<Known>]

/** `endpoint<{ body: Booking; answer: Booked }>()('PUT', '/api/frontend/user/sports/bookings')` */
export function endpoint<Types extends EndpointTypes>() {
  return <const Path extends `/api/${string}`>(
    method: Method,
    path: Path,
    options: { timeLimit?: number; outlivesPage?: boolean } = {},
  ): Endpoint<Types, Path> => ({ method, path, ...options })
}

type Parts = { params?: Readonly<Record<string, string>>; query?: object }

/** The address of an endpoint. What is null or undefined is left out of the query. */
export function endpointAddress<Known extends Endpoint>(
  { path }: Known,
  ...[input]: Inputs<Known>
): string {
  const { params = {}, query = {} } = (input ?? {}) as Parts
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
