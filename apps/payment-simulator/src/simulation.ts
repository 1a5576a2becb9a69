import type { HttpBindings } from '@hono/node-server'
import type { CallbackSender } from './callbacks/sender.ts'
import type { EventLog } from './control/event-log.ts'
import type { Switches } from './control/switches.ts'
import type { Orders } from './orders.ts'
import type { Provider } from './provider.ts'
import type { Settings } from './settings.ts'

/** The parts that all routes share. */
export type Simulation = {
  settings: Settings
  seed: string
  /** The simulator’s address: `http://127.0.0.1:3002`. */
  base: () => string
  now: () => number
  orders: Orders
  provider: Provider
  callbacks: CallbackSender
  switches: Switches
  log: EventLog
  /** Drops the state in memory and reloads the journal. */
  restart: (downMilliseconds: number) => void
}

export type Environment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** For the event log: the request and its effect. */
    operation?: string
    order?: string
    fault?: string
    did?: string
  }
}
