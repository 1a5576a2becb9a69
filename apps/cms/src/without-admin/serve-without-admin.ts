import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** Serves on this machine alone, as `next start -H 127.0.0.1` does. */
export async function serveWithoutAdmin(
  port: number,
  answer: (request: Request) => Promise<Response>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(getRequestListener(answer))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Finishes what is under way. */
    async stop() {
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
