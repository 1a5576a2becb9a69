import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TraceableSite = { url: string; stop(): Promise<void> }

/**
 * The portal byte for byte, but without its Referrer-Policy header: Chromium 147 never finishes
 * a page that has one, whatever it says, while Lighthouse is tracing it. Browsers do by themselves
 * what our header asks for.
 */
export async function startTraceableSite(portalUrl: string): Promise<TraceableSite> {
  const server = createServer((incoming, outgoing) => {
    const onward = request(
      new URL(incoming.url ?? '/', portalUrl),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        const { 'referrer-policy': _, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
