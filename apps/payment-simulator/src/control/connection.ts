import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** What can be done to whoever is connected, beside answering. */
export type Connection = {
  /** Settles when the other side has given up. */
  neverAnswer(): Promise<Response>
  reset(): Response
  /** Says how long the answer is, and ends in the middle of it. */
  cut(answer: Response): Promise<Response>
  restart(downMilliseconds: number): void
}

export function connectionOf(
  /** Without one there is no connection, and these faults are not possible. */
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
