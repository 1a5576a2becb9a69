import type { IncomingMessage, ServerResponse } from 'node:http'

/** For a body of at most 64 kB: a client that needs longer keeps a connection busy. */
const usual = 30_000

/** What a file takes where the network is bad: ten megabytes have three minutes. */
const slowestPerSecond = 64 * 1024

/** Milliseconds in which no request may still be on its way, whatever it announces. */
export const longestRequest = 240_000

/** Milliseconds that the body of a request may take; null where it has none. */
export function bodyTime(headers: IncomingMessage['headers']): number | null {
  if (headers['transfer-encoding'] !== undefined) return usual
  const announced = Number(headers['content-length'] ?? 0)
  if (!(announced > 0)) return null
  return Math.min(longestRequest, usual + (announced / slowestPerSecond) * 1_000)
}

/** Ends the connection of a request whose body does not come in its time (408). */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  milliseconds = bodyTime(request.headers),
): void {
  if (milliseconds === null) return
  const { socket } = request
  const tooLate = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent)
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroy()
  }, milliseconds)
  tooLate.unref()
  const done = () => clearTimeout(tooLate)
  request.once('end', done)
  socket.once('close', done)
  response.once('close', () => socket.off('close', done))
}
