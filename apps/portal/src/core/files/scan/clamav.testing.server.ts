import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** Split, so that a scanner of the reader's machine does not find it here. */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/**
 * A daemon that speaks ClamAV's `INSTREAM` and finds the test file of EICAR.
 * @param answer what it does instead of answering as it should
 */
export async function startClamAv(answer?: (socket: Socket) => void) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece])
      const content = readStream(received)
      if (content === null) return
      if (answer) answer(socket)
      else
        socket.end(
          content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0',
        )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** @returns null until all of it is there */
function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return null
  if (received.subarray(0, command.length).toString() !== command)
    throw new Error('an unknown command')
  const pieces: Buffer[] = []
  let at = command.length
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
