import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findPrograms } from '../scripts/debian-programs.ts'
import { PlainError } from '../scripts/progress.ts'
import { waitUntil } from '../scripts/wait.ts'

const checkMilliseconds = 500
const failedChecks = 2

/** Until a portal that is not ready any more gets no requests. */
export const noticedAfterSeconds = (checkMilliseconds * failedChecks) / 1_000

export type LoadBalancer = {
  readonly url: string
  /** Waits until the portal on this port gets requests. @throws {PlainError} it does not in time */
  waitForServer(port: number): Promise<void>
  stop(): Promise<void>
}

/**
 * HAProxy in front of portals, with nothing that hides a failure: a request that reached a portal is
 * never repeated.
 */
export async function startHaproxy(
  folder: string,
  { port, portals }: { port: number; portals: readonly number[] },
): Promise<LoadBalancer> {
  const { haproxy } = await findPrograms({
    haproxy: { package: 'haproxy', paths: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'] },
  })
  const socket = join(folder, 'haproxy.sock')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration({ port, portals, socket }))
  const server = spawn(haproxy, ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    async waitForServer(portal) {
      const isUp = async () =>
        (await ask(socket, 'show stat'))
          .split('\n')
          .some((line) => line.startsWith(`portals,portal-${portal},`) && line.includes(',UP,'))
      if (!(await waitUntil(isUp, { milliseconds: 30_000, every: 100 })))
        throw new PlainError(`HAProxy does not find the portal on port ${portal}.`)
    },
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function ask(socket: string, command: string): Promise<string> {
  const connection = createConnection(socket)
  connection.end(`${command}\n`)
  return text(connection).catch(() => '')
}

function configuration(options: { port: number; portals: readonly number[]; socket: string }) {
  return `global
  stats socket ${options.socket} mode 600 level user
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  option forwardfor
frontend site
  bind 127.0.0.1:${options.port}
  default_backend portals
backend portals
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter ${checkMilliseconds}ms fall ${failedChecks} rise 1
${options.portals.map((portal) => `  server portal-${portal} 127.0.0.1:${portal}`).join('\n')}
`
}
