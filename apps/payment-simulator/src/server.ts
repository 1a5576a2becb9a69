import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createMemoryJournal, openJournal } from './journal.ts'
import { readOrder } from './order/read-order.ts'
import type { Settings } from './settings.ts'
import { createSimulator } from './simulator.ts'

export type RunningSimulator = { base: string; seed: string; stop(): Promise<void> }

/** Only reachable from this machine, since the control API can do anything. */
const loopback = '127.0.0.1'

export async function startSimulator(settings: Settings): Promise<RunningSimulator> {
  const seed = settings.SIMULATOR_SEED ?? randomBytes(6).toString('hex')
  const file = join(resolve(settings.DATA_DIR), 'payment-simulator', 'orders.jsonl')
  const isOnDisk = settings.SIMULATOR_JOURNAL === 'file'
  let port = settings.PORT
  let server: Server
  let isStopping = false
  const base = () => `http://${loopback}:${port}`
  const simulator = createSimulator({
    settings,
    seed,
    base,
    restart,
    journal: isOnDisk ? openJournal(file, readOrder) : createMemoryJournal(),
  })
  const answer = getRequestListener(simulator.fetch)
  server = await listen()

  async function listen(): Promise<Server> {
    const listening = createServer(answer)
    listening.listen(port, loopback)
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
    return listening
  }

  function restart(downMilliseconds: number): void {
    const before = server
    before.close()
    before.closeAllConnections()
    void wait(downMilliseconds).then(async () => {
      if (isStopping || server !== before) return
      simulator.reload()
      server = await listen()
    })
  }

  return {
    base: base(),
    seed,
    async stop() {
      isStopping = true
      simulator.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
