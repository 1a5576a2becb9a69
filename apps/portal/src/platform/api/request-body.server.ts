import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './api-environment.server.ts'
import { invalidRequest, Refusal, unavailable } from './errors.server.ts'

/** Nothing that the API takes as JSON is longer than a few kilobytes. */
export const longestBody = 64 * 1024

/** Four of the longest files. */
const mostInFlight = 64 * 1024 * 1024

/** Files of four forms, or two mails: what anybody may send has a room of its own. */
export const mostOfAnybody = 40 * 1024 * 1024

export type BodyRoom = ReturnType<typeof createBodyRoom>

/**
 * How much of long bodies a process holds at a time, all requests together. Those of usual length
 * are not counted: they are read for strangers too, and a thousand who stop in the middle of one
 * would keep everybody out.
 */
export function createBodyRoom(most = mostInFlight) {
  let held = 0
  return {
    /** @returns whether there was room for so many bytes more */
    hold(bytes: number): boolean {
      if (held + bytes > most) return false
      held += bytes
      return true
    },
    release(bytes: number): void {
      held -= bytes
    },
  }
}

/**
 * Middleware: a handler that needs the body reads it by `context.get('readBody')`, after it is known who
 * asks; until then not a byte of it is read. The room of a long one is held until it is answered.
 * Refuses with BODY_TOO_LARGE (413), at once where the length is announced.
 */
export function limitBodies(
  roomFor: (path: string) => BodyRoom,
  longestFor: (path: string) => number,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const longest = longestFor(context.req.path)
    const announced = announcedLength(context)
    if (announced !== null && announced > longest) throw tooLarge()
    const room = roomFor(context.req.path)
    let held = 0
    const hold = (bytes: number) => {
      if (longest <= longestBody) return
      if (!room.hold(bytes)) throw unavailable()
      held += bytes
    }
    const read = async () => {
      if (announced === null) return readUnannounced(context, longest, hold)
      hold(announced)
      return context.req.arrayBuffer()
    }
    context.set('readBody', () => read().catch(refuseHalf))
    try {
      await next()
    } finally {
      room.release(held)
    }
  }
}

/** Null where it comes in pieces, or where there is none. */
function announcedLength({ req }: Context): number | null {
  const length = req.header('content-length')
  return length === undefined || req.header('transfer-encoding') !== undefined
    ? null
    : Number(length)
}

async function readUnannounced(
  { req }: Context,
  longest: number,
  hold: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const piece of req.raw.body ?? []) {
    length += piece.byteLength
    if (length > longest) throw tooLarge()
    hold(piece.byteLength)
    pieces.push(piece)
  }
  return new Blob(pieces).arrayBuffer()
}

/** A client that disconnects in the middle has sent half a body. */
function refuseHalf(error: unknown): never {
  throw error instanceof Refusal ? error : invalidRequest()
}

function tooLarge(): Refusal {
  return new Refusal('BODY_TOO_LARGE', 413, { headers: { connection: 'close' } })
}
