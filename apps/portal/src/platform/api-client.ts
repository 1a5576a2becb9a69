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
 * Calls the API under `/api/frontend`. The caller names the shape that the feature's contract
 * promises for the path.
 * @throws {ApiError} the API refused; code `UNREACHABLE` with status 0 when there is no network
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
  const response = await reach(`/api/frontend/${path}`, {
    method: options.method ?? 'GET',
    ...(options.signal && { signal: options.signal }),
    ...(options.body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options.body),
    }),
    ...(options.file && {
      headers: { 'content-type': options.file.type },
      body: options.file.content,
    }),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, refusalCode(answer), answer)
  return answer as Answer
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await dispatch(path, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, 'UNREACHABLE')
  }
}

/** The three sources of specification section 8 name their code differently. */
export function refusalCode(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'UNKNOWN'
  for (const field of ['errorMessage', 'error', 'message'])
    if (field in answer) return String(answer[field as keyof typeof answer])
  return 'UNKNOWN'
}
