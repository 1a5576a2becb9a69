/** An answer of the API that is not a success. `code` is the typed code of the refusal. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  /** All of it, where a refusal says more than its code. */
  readonly answer: unknown

  constructor(status: number, code: string, answer: unknown = null) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.answer = answer
  }
}

type Dispatch = (path: string, init: RequestInit) => Promise<Response>

let dispatch: Dispatch = (path, init) => fetch(path, init)

/** On the server a call to the API is a function call in the same process, not a network call. */
export function dispatchApiWith(inProcess: Dispatch): void {
  dispatch = inProcess
}

/**
 * Milliseconds after which a call is given up, by how its path begins (specification, sections 7
 * and 9). The portal itself gives up on the content system.
 */
const timeouts = {
  'sports/group-exercises': 10_000,
  'user/sports/bookings': 10_000,
  'user/sports/memberships': 10_000,
  'user/semester-fees': 10_000,
}

/**
 * Calls the API under `/api/frontend`. The caller names the shape that the feature's contract
 * promises for the path.
 * @throws {ApiError} the API refused; with status 0 code `UNREACHABLE` when there is no network, and
 *   `TIMEOUT` when there was no answer in time
 */
export async function callApi<Answer>(
  path: string,
  options: {
    method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
    body?: unknown
    /** Sent as it is, in the place of a body. */
    file?: { content: Blob; type: string }
    signal?: AbortSignal
  } = {},
): Promise<Answer> {
  const { response, answer } = await withinTime(path, options.signal, (signal) =>
    reach(`/api/frontend/${path}`, {
      method: options.method ?? 'GET',
      ...(signal && { signal }),
      ...(options.body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(options.body),
      }),
      ...(options.file && {
        headers: { 'content-type': options.file.type },
        body: options.file.content,
      }),
    }),
  )
  if (!response.ok) throw new ApiError(response.status, refusalCode(answer), answer)
  return answer as Answer
}

type Answered = { response: Response; answer: unknown }

async function reach(path: string, init: RequestInit): Promise<Answered> {
  try {
    const response = await dispatch(path, init)
    return { response, answer: await response.json().catch(() => null) }
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, 'UNREACHABLE')
  }
}

/** A call within the process hears of no signal, so the time counts here. */
async function withinTime(
  path: string,
  asker: AbortSignal | undefined,
  call: (signal: AbortSignal | undefined) => Promise<Answered>,
): Promise<Answered> {
  const [, milliseconds] = Object.entries(timeouts).find(([start]) => path.startsWith(start)) ?? []
  if (milliseconds === undefined) return call(asker)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ApiError(0, 'TIMEOUT')), milliseconds)
  const signal = asker ? AbortSignal.any([asker, late.signal]) : late.signal
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([givenUp, call(signal)])
  } finally {
    clearTimeout(timer)
  }
}

/** The three sources of specification section 8 name their code differently. */
export function refusalCode(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'UNKNOWN'
  for (const field of ['errorMessage', 'error', 'message']) {
    const code: unknown = answer[field as keyof typeof answer]
    if (typeof code === 'string') return code
  }
  return 'UNKNOWN'
}
