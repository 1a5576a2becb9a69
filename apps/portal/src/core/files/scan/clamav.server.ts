import { connect, type Socket } from 'node:net'

export type Verdict = 'clean' | 'infected'
export type Scan = (bytes: Buffer) => Promise<Verdict>

/** Nobody knows whether the file is clean. */
export class ScannerError extends Error {
  override name = 'ScannerError'
}

const longestPiece = 64 * 1024
const longestAnswer = 1_024

/**
 * Asks a ClamAV daemon (its protocol `INSTREAM`: pieces with their length before them, an empty one
 * at the end, and one line as the answer).
 * @param url `tcp://host:port`
 * @throws {ScannerError} no connection, no answer in time, or one that is neither OK nor FOUND
 */
export function createClamAvScan(url: string, options: { milliseconds?: number } = {}): Scan {
  const { hostname, port } = new URL(url)
  const { milliseconds = 20_000 } = options
  return (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
      const fail = (reason: string, cause?: unknown) => {
        reject(new ScannerError(reason, { cause }))
        socket.destroy()
      }
      const tooLate = setTimeout(() => fail('There was no answer in time'), milliseconds)
      let answer = ''
      socket.setEncoding('latin1')
      socket.on('connect', () => send(socket, bytes))
      socket.on('data', (piece: string) => {
        answer += piece
        if (answer.length > longestAnswer) fail('The answer is too long')
      })
      socket.on('error', (error) => fail('The connection was lost', error))
      socket.on('close', () => {
        clearTimeout(tooLate)
        const verdict = readAnswer(answer)
        if (verdict) resolve(verdict)
        else reject(new ScannerError('The answer is none that we know'))
      })
    })
}

function send(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += longestPiece) {
    const piece = bytes.subarray(at, at + longestPiece)
    socket.write(lengthOf(piece.length))
    socket.write(piece)
  }
  socket.write(lengthOf(0))
}

function lengthOf(length: number): Buffer {
  const field = Buffer.alloc(4)
  field.writeUInt32BE(length)
  return field
}

/** `stream: OK` and `stream: Eicar-Test-Signature FOUND`, each with a NUL at its end. */
function readAnswer(answer: string): Verdict | null {
  if (answer === 'stream: OK\0') return 'clean'
  return answer.startsWith('stream: ') && answer.endsWith(' FOUND\0') ? 'infected' : null
}
