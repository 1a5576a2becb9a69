import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import {
  type FromRenderer,
  heldAnswers,
  type RenderSettings,
  type Taken,
  type ToRenderer,
} from './render-messages.ts'
import type { RenderedPage, RenderSite } from './render-page.server.ts'
import type { Surroundings } from './site-module.ts'

/**
 * Megabytes of memory that rendering may take; the thread ends when it needs more, and another starts.
 * Loading all pages takes up to 350 at the first start, when nothing is compiled yet; some 70 stay.
 */
const limits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 512 }

type Rendering = PromiseWithResolvers<RenderedPage> & {
  /** Runs something as part of what pending for the page. */
  within: <Result>(work: () => Result) => Result
}

/**
 * Renders pages in a thread of its own: a rendering keeps its thread busy for milliseconds, in which
 * pages from memory and the API answer as if nothing were rendered.
 *
 * @param module address of the site's own module, as it was built
 * @param dataFolder where what is compiled of it is kept for the next start
 */
export function createRenderThread(
  module: string,
  surroundings: Surroundings,
  dataFolder?: string,
) {
  const firstReady = Promise.withResolvers<void>()
  // A failure reaches those who wait for it.
  firstReady.promise.catch(() => undefined)
  let thread: ReturnType<typeof start> | undefined = start()

  function start() {
    const { mapAttribution, scripts } = surroundings
    const settings: RenderSettings = { module, mapAttribution, scripts, dataFolder }
    const worker = new Worker(new URL('./render-worker.server.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: limits,
    })
    worker.unref()
    const renderings = new Map<number, Rendering>()
    const answers = createAnswers()
    let lastRendering = 0
    const post = (message: ToRenderer) => worker.postMessage(message)

    async function call({ rendering, call, path, init }: FromRenderer & { kind: 'call' }) {
      const within = renderings.get(rendering)?.within ?? ((work) => work())
      try {
        let taken: Taken = {}
        const response = await within(() =>
          surroundings.dispatch(path, init, (answer) => {
            taken = { answer: answers.toSend(answer) }
          }),
        )
        const text = taken.answer ? '' : await response.text()
        post({ kind: 'answered', call, status: response.status, text, ...taken })
      } catch {
        post({ kind: 'unreachable', call })
      }
    }

    function end(rendering: number): Rendering | undefined {
      const ended = renderings.get(rendering)
      renderings.delete(rendering)
      return ended
    }

    worker.on('message', (message: FromRenderer) => {
      if (message.kind === 'ready') firstReady.resolve()
      if (message.kind === 'call') void call(message)
      if (message.kind === 'failedPart') surroundings.noteFailedPart(message.error, message.page)
      if (message.kind === 'failed') end(message.rendering)?.reject(message.error)
      if (message.kind === 'rendered') {
        const { status, location, scripts } = message
        const [body, br] = [asBuffer(message.body), asBuffer(message.br)]
        end(message.rendering)?.resolve({
          status,
          headers: new Headers(location === null ? {} : { location }),
          text: async () => body.toString(),
          finished: { body, br, scripts },
        })
      }
    })
    worker.on('error', rejectAll)
    worker.on('exit', () => rejectAll(new Error('The rendering thread ended')))

    function rejectAll(error: unknown): void {
      if (thread?.worker === worker) thread = undefined
      firstReady.reject(error)
      for (const { reject } of renderings.values()) reject(error)
      renderings.clear()
    }

    return {
      worker,
      render(address: string, context: Parameters<RenderSite>[1]): Promise<RenderedPage> {
        lastRendering += 1
        const pending = Promise.withResolvers<RenderedPage>()
        renderings.set(lastRendering, { ...pending, within: AsyncLocalStorage.snapshot() })
        post({ kind: 'render', rendering: lastRendering, address, context })
        return pending.promise
      },
    }
  }

  const render: RenderSite = (request, context) => {
    thread ??= start()
    return thread.render(request.url, context)
  }
  return {
    render,
    /** @throws what the site's module threw while it was loaded */
    ready: firstReady.promise,
    close: async () => void (await thread?.worker.terminate()),
  }
}

/** Which answers the rendering thread has already. */
function createAnswers() {
  const seen = new WeakSet<object>()
  const numbers = new WeakMap<object, number>()
  const held = new LRUCache<number, true>({ max: heldAnswers })
  let last = 0
  return {
    toSend(value: unknown): NonNullable<Taken['answer']> {
      if (typeof value !== 'object' || value === null) return { value }
      // Most answers come once: they are not worth a place.
      if (!seen.has(value)) {
        seen.add(value)
        return { value }
      }
      const number = numbers.get(value) ?? ++last
      numbers.set(value, number)
      if (held.get(number)) return { number }
      held.set(number, true)
      return { number, value }
    },
  }
}

/** The same bytes: what comes from another thread has lost what it was. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
