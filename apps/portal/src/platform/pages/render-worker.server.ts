/** The rendering thread: `render-thread.server.ts` is its other end. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { collectGarbageWhenIdle } from '../memory/collect-garbage.server.ts'
import { keepCompiled, quickenImports } from '../modules/quick-imports.server.ts'
import type { TakeAnswer } from '../render-context.ts'
import { compressQuickly } from './cached-page.server.ts'
import { finishPage } from './finish-page.server.ts'
import {
  type CallInit,
  type FromRenderer,
  heldAnswers,
  type RenderSettings,
  sendable,
  type Taken,
  type ToRenderer,
} from './render-messages.ts'
import type { SiteModule } from './site-module.ts'

const { module, mapAttribution, scripts, dataFolder } = workerData as RenderSettings

/** Pages from memory and bookings come first where cores are short. Elsewhere it is the whole program's. */
if (process.platform === 'linux') setPriority(10)

if (dataFolder) quickenImports(dataFolder)
const site: SiteModule = await import(module)
// The first request would wait for it.
await site.loadPages()
const noteWork = collectGarbageWhenIdle()
const underWay = new AsyncLocalStorage<number>()
const calls = new Map<
  number,
  { give: (response: Response) => void; fail: () => void; take: TakeAnswer }
>()
/** All that the main thread takes us to have are among those used last. */
const answers = new LRUCache<number, object>({ max: heldAnswers * 2 })
let lastCall = 0

const post = (message: FromRenderer) => parentPort?.postMessage(message)

site.surroundSite({
  mapAttribution,
  scripts,
  noteFailedPart: (error, page) => post({ kind: 'failedPart', error: sendable(error), page }),
  dispatch(path, init, take = () => undefined) {
    lastCall += 1
    const call = lastCall
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    calls.set(call, {
      give: resolve,
      fail: () => reject(new Error('The API did not answer')),
      take,
    })
    const rendering = underWay.getStore() ?? 0
    post({ kind: 'call', rendering, call, path, init: sendableInit(init) })
    return promise
  },
})

/** A signal stays here: a caller that aborted no longer waits. */
function sendableInit({ method, headers, body }: RequestInit): CallInit {
  return {
    ...(method && { method }),
    ...(headers && { headers: Object.fromEntries(new Headers(headers)) }),
    ...(typeof body === 'string' && { body }),
  }
}

async function render({ rendering, address, context }: ToRenderer & { kind: 'render' }) {
  noteWork()
  try {
    const page = await underWay.run(rendering, () => site.renderPage(new Request(address), context))
    const { body, scripts } = finishPage(await page.text(), context.scriptMarker)
    const location = page.headers.get('location')
    const { status } = page
    const br = compressQuickly(body)
    post({ kind: 'rendered', rendering, status, location, body, br, scripts })
  } catch (error) {
    post({ kind: 'failed', rendering, error: sendable(error) })
  }
}

function takenAnswer({ number, value }: NonNullable<Taken['answer']>): unknown {
  if (number === undefined) return value
  if (typeof value === 'object' && value !== null) answers.set(number, value)
  return answers.get(number)
}

parentPort?.on('message', (message: ToRenderer) => {
  if (message.kind === 'render') return void render(message)
  const call = calls.get(message.call)
  calls.delete(message.call)
  if (message.kind === 'unreachable') return call?.fail()
  if (message.answer) call?.take(takenAnswer(message.answer))
  call?.give(new Response(message.text || null, { status: message.status }))
})

post({ kind: 'ready' })
keepCompiled()
