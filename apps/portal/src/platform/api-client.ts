import { type AnswerOf, type Endpoint, endpointAddress, type Inputs } from './api/endpoint.ts'
import { renderContext, type TakeAnswer } from './render-context.ts'

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

/**
 * Calls an endpoint of the API.
 * @throws {ApiError} the API refused; with status 0 code `UNREACHABLE` when there is no network, and
 *   `TIMEOUT` when there was no answer in time
 */
export async function callEndpoint<Known extends Endpoint>(
  endpoint: Known,
  ...inputs: Inputs<Known>
): Promise<AnswerOf<Known>> {
  const callerSignal = inputs[0]?.signal
  const { response, answer } = await withinTime(endpoint, callerSignal, async (signal) => {
    let taken: { answer: unknown } | undefined
    const response = await reach(endpoint, inputs, signal, (answer) => {
      taken = { answer }
    })
    if (response.ok && taken) return { response, answer: taken.answer }
    return { response, answer: await response.json().catch(() => null) }
  })
  if (!response.ok) throw new ApiError(response.status, refusalCode(answer), answer)
  return answer as AnswerOf<Known>
}

/**
 * The file that an endpoint answers with.
 * @throws {ApiError} as `callEndpoint`
 */
export async function fetchFile<Known extends Endpoint>(
  endpoint: Known,
  ...inputs: Inputs<Known>
): Promise<Response> {
  const response = await reach(endpoint, inputs, undefined)
  if (response.ok) return response
  const answer = await response.json().catch(() => null)
  throw new ApiError(response.status, refusalCode(answer), answer)
}

/** The browser itself says what it is. */
const isSentAsItIs = (body: unknown): body is Blob | FormData =>
  body instanceof Blob || body instanceof FormData

type Answered = { response: Response; answer: unknown }

async function reach<Known extends Endpoint>(
  endpoint: Known,
  inputs: Inputs<Known>,
  signal: AbortSignal | undefined,
  take?: TakeAnswer,
): Promise<Response> {
  const { body } = (inputs[0] ?? {}) as { body?: unknown }
  // On the server a call to the API is a function call in the same process, not a network call.
  const { dispatch } = renderContext()
  const address = endpointAddress(endpoint, ...inputs)
  const written = body === undefined || isSentAsItIs(body) ? body : JSON.stringify(body)
  const isShort = written === undefined || (typeof written === 'string' && fitsKeepalive(written))
  const init = {
    method: endpoint.method,
    ...(signal && { signal }),
    ...(written !== undefined && { body: written }),
    ...(typeof written === 'string' && { headers: { 'content-type': 'application/json' } }),
    ...(endpoint.outlivesPage && isShort && { keepalive: true }),
  }
  try {
    return await (dispatch ? dispatch(address, init, take) : fetch(address, init))
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'UNREACHABLE')
  }
}

/** Browsers refuse to keep more than 64 KiB alive, all such calls of a page together. */
const longestKeepalive = 60_000
const fitsKeepalive = (text: string) => new TextEncoder().encode(text).length <= longestKeepalive

/** A call within the process hears of no signal, so the time counts here. */
async function withinTime(
  { timeLimit }: Endpoint,
  callerSignal: AbortSignal | undefined,
  call: (signal: AbortSignal | undefined) => Promise<Answered>,
): Promise<Answered> {
  if (timeLimit === undefined) return call(callerSignal)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ApiError(0, 'TIMEOUT')), timeLimit)
  const signal = callerSignal ? AbortSignal.any([callerSignal, late.signal]) : late.signal
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([aborted, call(signal)])
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
