import { statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { PlainError } from './progress.ts'

const neededBytes = 1_000_000_000

/** @throws {PlainError} names the port that is taken and the variable that changes it */
export async function requireFreePort(
  port: number,
  use: { what: string; variable: string },
): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const failure = await tryListen(port, host)
    if (failure === 'EADDRINUSE')
      throw new PlainError(
        `Port ${port} (${use.what}) is taken by another program. Stop that program, or choose another port: ${use.variable}=${port + 100} npm start`,
      )
    if (failure === 'EACCES')
      throw new PlainError(
        `Port ${port} (${use.what}) may not be used by this user. Choose another port: ${use.variable}=${port + 100} npm start`,
      )
  }
}

/** @throws {PlainError} when there is too little room to build and to keep data */
export function requireFreeDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= neededBytes) return
  throw new PlainError(
    `The disk is nearly full: ${Math.floor(free / 1e6)} MB free at ${folder}, at least ${neededBytes / 1e6} MB are needed. Free some space and start again.`,
  )
}

async function tryListen(port: number, host: string): Promise<string | undefined> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
