import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { KeyRequest, KeyResponse } from './derive-key.server.ts'

/** The lowest there is: on Linux a priority belongs to the thread, elsewhere to the whole program. */
if (process.platform === 'linux') setPriority(19)

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
