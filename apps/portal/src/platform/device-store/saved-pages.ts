import { findAssets } from './find-assets.ts'
import { savedPageCache, savedPageWorkerPath } from './saved-page-worker-path.ts'

const largestBuffer = 2_000

/** Whether this browser can open a page without a network. */
export const canSavePages = (): boolean =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && typeof caches !== 'undefined'

/**
 * Makes one page open without a network: its HTML as a visitor gets it, without anything of anybody, and
 * the scripts and styles that it needs. Only this page: the worker is registered for its address.
 * @param path of the page, without a query
 * @param load loads what the page fetches later on, such as a reader of files
 */
export async function keepPage(path: string, load: () => Promise<unknown>): Promise<void> {
  performance.setResourceTimingBufferSize(largestBuffer)
  await load()
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' })
  if (!page.ok || page.redirected) throw new Error(`${path} cannot be kept: ${page.status}`)
  const cache = await caches.open(savedPageCache)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const first = [
    ...findAssets(await page.clone().text()),
    ...loaded.flatMap(({ origin, pathname }) =>
      origin === window.location.origin && pathname.startsWith('/assets/') ? [pathname] : [],
    ),
    ...styleSheets(),
  ]
  await addAssets(cache, first)
  // The page last: it is there when all that it needs is.
  await cache.put(path, page)
  const registration = await navigator.serviceWorker.register(savedPageWorkerPath, { scope: path })
  await activated(registration)
}

/** Also that of the organisation, which is no built file. */
const styleSheets = (): string[] =>
  [...document.styleSheets].flatMap(({ href }) => {
    if (href === null) return []
    const { origin, pathname, search } = new URL(href)
    return origin === window.location.origin ? [pathname + search] : []
  })

/** With what they import in turn. Addresses under `/assets/` never change what they are. */
async function addAssets(cache: Cache, first: readonly string[]): Promise<void> {
  const waiting = [...new Set(first)]
  const known = new Set(waiting)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = (await cache.match(path)) ?? (await fetch(path, { credentials: 'omit' }))
    if (!response.ok) continue
    const isText = /javascript|css/.test(response.headers.get('content-type') ?? '')
    const found = isText ? findAssets(await response.clone().text()) : []
    await cache.put(path, response)
    for (const next of found) {
      if (known.has(next)) continue
      known.add(next)
      waiting.push(next)
    }
  }
}

async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (!worker || worker.state === 'activated') return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}

/** The scripts stay for other kept pages. */
export async function forgetPage(path: string): Promise<void> {
  if (!canSavePages()) return
  const scope = new URL(path, window.location.origin).href
  const found = (await findRegistrations()).find((one) => one.scope === scope)
  await Promise.all([
    found?.unregister(),
    caches.open(savedPageCache).then((cache) => cache.delete(path)),
  ])
}

async function findRegistrations(): Promise<ServiceWorkerRegistration[]> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.filter(({ active, waiting, installing }) => {
    const { scriptURL } = active ?? waiting ?? installing ?? {}
    return scriptURL !== undefined && new URL(scriptURL).pathname === savedPageWorkerPath
  })
}

/** Of all kept pages. The worker for push messages stays. */
export async function forgetPages(): Promise<void> {
  if (!canSavePages()) return
  const ours = await findRegistrations()
  await Promise.all([
    ...ours.map((registration) => registration.unregister()),
    caches.delete(savedPageCache),
  ])
}
