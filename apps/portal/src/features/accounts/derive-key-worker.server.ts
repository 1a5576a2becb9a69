import { spawnSync } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { KeyRequest, KeyResponse } from './derive-key.server.ts'

stepBack()

parentPort?.on('message', ({ id, parameters }: KeyRequest) => {
  parentPort?.postMessage(answer(id, parameters))
})

function answer(id: number, parameters: KeyRequest['parameters']): KeyResponse {
  try {
    return { id, key: argon2Sync('argon2id', parameters) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Runs this thread only when nobody else wants the core. A thread of the lowest priority may keep
 * the core for some milliseconds all the same, an idle one gives it back at once; `chrt` comes with
 * every Debian, and without it the priority has to do.
 */
function stepBack(): void {
  // Elsewhere a priority belongs to the whole program.
  if (process.platform !== 'linux') return
  setPriority(19)
  const thread = basename(readlinkSync('/proc/thread-self'))
  spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' })
}
