import type { HttpBindings } from '@hono/node-server'
import type { CallbackSender } from './callbacks/sender.ts'
import type { EventLog } from './control/event-log.ts'
import type { Switches } from './control/switches.ts'
import type { Orders } from './orders.ts'
import type { Provider } from './provider.ts'
import type { Settings } from './settings.ts'

/** What all routes work on. */
export type Simulation = {
  settings: Settings
  seed: string
  /** Where the simulator is reached: `http://127.0.0.1:3002`. */
  base: () => string
  now: () => number
  orders: Orders
  provider: Provider
  callbacks: CallbackSender
  switches: Switches
  log: EventLog
  /** Forgets what is in memory and begins again from the journal. */
  restart: (downMilliseconds: number) => void
}

export type Environment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** For the event log: what the request was and what it did. */
    operation?: string
    order?: string
    fault?: string
    did?: string
  }
}
