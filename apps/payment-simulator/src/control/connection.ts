import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** Faults of the client’s connection. */
export type Connection = {
  /** Resolves when the client has closed the connection. */
  neverAnswer(): Promise<Response>
  reset(): Response
  /** Sends the full content-length and half of the body. */
  cut(answer: Response): Promise<Response>
  restart(downMilliseconds: number): void
}

export function connectionOf(
  /** Undefined without a real connection; these faults are then not possible. */
  bindings: Partial<HttpBindings> | undefined,
  restart: Connection['restart'],
): Connection {
  const find = () => {
    if (!bindings?.outgoing) throw new Error('This fault needs a connection.')
    return bindings.outgoing
  }
  return {
    restart,
    async neverAnswer() {
      const outgoing = find()
      if (!outgoing.closed) await new Promise((resolve) => outgoing.once('close', resolve))
      return RESPONSE_ALREADY_SENT
    },
    reset() {
      find().socket?.resetAndDestroy()
      return RESPONSE_ALREADY_SENT
    },
    async cut(answer) {
      const outgoing = find()
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = { ...Object.fromEntries(answer.headers), 'content-length': body.length }
      outgoing.writeHead(answer.status, headers)
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () =>
        outgoing.socket?.destroy(),
      )
      return RESPONSE_ALREADY_SENT
    },
  }
}
