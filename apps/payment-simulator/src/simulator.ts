import { Hono } from 'hono'
import { CallbackSender } from './callbacks/sender.ts'
import { createCheckout } from './checkout/routes.ts'
import { EventLog } from './control/event-log.ts'
import { createControl } from './control/routes.ts'
import { Switches } from './control/switches.ts'
import type { Journal } from './journal.ts'
import type { PaymentOrder } from './order/payment-order.ts'
import { Orders } from './orders.ts'
import { Provider } from './provider.ts'
import { randomFrom } from './random.ts'
import type { Settings } from './settings.ts'
import type { Environment, Simulation } from './simulation.ts'
import { createApi } from './wire/api.ts'

export type Simulator = {
  fetch: Hono<Environment>['fetch']
  request: Hono<Environment>['request']
  /** Drops the state in memory and reloads the journal; the switches stay. */
  reload(): void
  stop(): void
}

type Options = {
  settings: Settings
  seed: string
  journal: Journal<PaymentOrder>
  base: () => string
  now?: () => number
  /** Closes all connections, and responds again after this many milliseconds. */
  restart?: (downMilliseconds: number) => void
  send?: typeof fetch
}

export function createSimulator(options: Options): Simulator {
  const { settings, seed, now = Date.now } = options
  const switches = new Switches(
    {
      variations: settings.SIMULATOR_VARIATIONS === 'on',
      callbacks: { mode: settings.SIMULATOR_CALLBACKS, seconds: 30 },
    },
    randomFrom(`${seed} faults`),
  )
  const log = new EventLog()
  let running = begin()

  function begin() {
    const orders = new Orders(options.journal)
    const callbacks = new CallbackSender({
      orders,
      log,
      now,
      speed: settings.SIMULATOR_SPEED,
      mode: () => switches.callbacks,
      ...(options.send && { send: options.send }),
    })
    const provider = new Provider({
      orders,
      now,
      speed: settings.SIMULATOR_SPEED,
      onCallbackPending: (order) => callbacks.arrange(order),
    })
    log.add({ what: 'start', did: `${orders.all().length} orders` }, now())
    const restart = options.restart ?? (() => reload())
    const simulation = { settings, seed, now, orders, callbacks, provider, switches, log, restart }
    return { callbacks, app: createApp({ ...simulation, base: options.base }) }
  }

  function reload(): void {
    running.callbacks.stop()
    running = begin()
  }

  return {
    fetch: (request, bindings, context) => running.app.fetch(request, bindings, context),
    request: (input, init, bindings) => running.app.request(input, init, bindings),
    reload,
    stop: () => running.callbacks.stop(),
  }
}

function createApp(simulation: Simulation): Hono<Environment> {
  const { log, now } = simulation
  const app = new Hono<Environment>()
  app.use(async (context, next) => {
    await next()
    const { pathname } = new URL(context.req.url)
    if (pathname === '/healthz' || pathname.startsWith('/simulator/')) return
    const { operation, order, fault, did } = context.var
    log.add(
      {
        what: 'request',

        method: context.req.method,
        path: pathname,
        status: context.res.status,
        ...(operation && { operation }),
        ...(order && { order }),
        ...(fault && { fault }),
        ...(did && { did }),
      },
      now(),
    )
  })
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/favicon.ico', (context) => context.body(null, 204))
  app.route('/', createApi(simulation))
  app.route('/', createCheckout(simulation))
  app.route('/', createControl(simulation))
  return app
}
