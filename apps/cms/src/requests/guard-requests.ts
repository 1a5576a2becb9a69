import { bodyLimit, bodyLimits } from './body-limits.ts'
import { type RefusalCode, refusalBody } from './refuse.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Checks a request before it is read: 400 INVALID_CHARACTERS for an address that no
 * database can search for, 413 BODY_TOO_LARGE for a body above the client's limit.
 * @param isSignedIn called only for bodies above the limit of clients who are not logged in
 */
export function guardRequests<Context>(
  handle: Handler<Context>,
  {
    isSignedIn,
    languageOf,
  }: {
    isSignedIn: (headers: Headers) => Promise<boolean>
    languageOf: (headers: Headers) => Promise<string>
  },
): Handler<Context> {
  return async (request, context) => {
    const refuse = async (status: number, code: RefusalCode) =>
      Response.json(refusalBody(code, await languageOf(request.headers)), { status })

    if (/%00/i.test(request.url)) return refuse(400, 'INVALID_CHARACTERS')
    if (!request.body) return handle(request, context)

    const length = lengthOf(request.headers)
    const isShort = length <= bodyLimits.stranger
    const limit = bodyLimit({
      isSignedIn: !isShort && (await isSignedIn(request.headers)),
      contentType: request.headers.get('content-type'),
    })
    if (length > limit && Number.isFinite(length)) return refuse(413, 'BODY_TOO_LARGE')
    const counted = Number.isFinite(length)
      ? { request, isTooLong: () => false }
      : countBody(request, request.body, limit)
    try {
      const response = await handle(counted.request, context)
      return counted.isTooLong() ? refuse(413, 'BODY_TOO_LARGE') : response
    } catch (error) {
      if (counted.isTooLong()) return refuse(413, 'BODY_TOO_LARGE')
      // A POST that replaces a GET is parsed before Payload handles its errors.
      if (error instanceof SyntaxError) return refuse(400, 'INVALID_VALUE')
      throw error
    }
  }
}

/** A body that comes in pieces does not say how long it is. */
function lengthOf(headers: Headers): number {
  const length = headers.get('content-length')
  return length === null ? Number.POSITIVE_INFINITY : Number(length)
}

function countBody(request: Request, body: ReadableStream<Uint8Array>, limit: number) {
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > limit) controller.error(new Error('The body of a request is too long'))
      else controller.enqueue(chunk)
    },
  })
  // Part by part: what Next hands to a route cannot be copied as a request.
  const { url, method, headers, signal } = request
  const init = { method, headers, signal, body: body.pipeThrough(counter), duplex: 'half' }
  return { request: new Request(url, init), isTooLong: () => bytes > limit }
}
