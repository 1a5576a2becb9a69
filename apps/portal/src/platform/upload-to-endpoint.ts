import {
  type AnswerOf,
  type Endpoint,
  type EndpointTypes,
  endpointAddress,
  type Inputs,
} from './api/endpoint.ts'
import { ApiError, refusalCode } from './api-client.ts'

type Upload = EndpointTypes & { body: FormData | Blob }

/**
 * Sends a file or a form with files, and says how much of it has left. By XMLHttpRequest, since `fetch` says
 * nothing of what it sends.
 * @param watch `onProgress`: the share that has been sent, 0 to 1
 * @throws {ApiError} as `callEndpoint`; what the signal was aborted with
 */
export function uploadToEndpoint<Known extends Endpoint<Upload>>(
  endpoint: Known,
  { onProgress }: { onProgress?: (share: number) => void },
  ...inputs: Inputs<Known>
): Promise<AnswerOf<Known>> {
  const { body, signal } = inputs[0] as { body: FormData | Blob; signal?: AbortSignal }
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (code: string) => () => reject(new ApiError(0, code))
    request.open(endpoint.method, endpointAddress(endpoint, ...inputs))
    request.timeout = endpoint.timeLimit ?? 0
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => {
      const answer = parse(request.responseText)
      const isDone = request.status >= 200 && request.status < 300
      if (isDone) resolve(answer as AnswerOf<Known>)
      else reject(new ApiError(request.status, refusalCode(answer), answer))
    }
    request.onerror = fail('UNREACHABLE')
    request.ontimeout = fail('TIMEOUT')
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort, { once: true })
    request.send(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
