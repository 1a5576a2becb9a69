/*
 * Opens one page without a network, after somebody has pressed to keep it (platform/device-store). It is
 * registered for the address of that page alone. It puts nothing anywhere: the page does that.
 */
const cacheName = 'portal-saved-page'
/** Whoever sent the request, and whatever it accepts: the page has asked for all of it itself. */
const saved = { cacheName, ignoreVary: true }
/** Milliseconds: a network that does not answer for so long is none. */
const patience = 6_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/') || request.destination === 'style')
    event.respondWith(asset(request))
  else if (request.mode === 'navigate') event.respondWith(orElse(request, () => page(pathname)))
  else if (/\/files\/[^/]+$/.test(pathname))
    event.respondWith(orElse(request, () => file(pathname)))
})

/** An address of a built file never changes what it is. */
async function asset(request) {
  return (await caches.match(request.url, saved)) ?? fetch(request)
}

/** What the network says; otherwise what is saved. */
async function orElse(request, findKept) {
  const asked = fetch(request)
  asked.catch(() => undefined)
  try {
    return await Promise.race([asked, late()])
  } catch {
    return (await findKept().catch(() => undefined)) ?? asked
  }
}

const late = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('late')), patience)
  })

const page = (pathname) => caches.match(pathname, saved)

/** A file that lies on the device under its address, sealed (device-rows.ts, device-store.ts). */
async function file(pathname) {
  const opening = indexedDB.open('portal-device', 1)
  // There is nothing, and the page makes what there is.
  opening.onupgradeneeded = () => opening.transaction.abort()
  const database = await answer(opening)
  try {
    const tables = database.transaction(['keys', 'entries', 'contents'])
    const [key, facts, content] = await Promise.all([
      answer(tables.objectStore('keys').get('current')),
      answer(tables.objectStore('entries').get(pathname)),
      answer(tables.objectStore('contents').get(pathname)),
    ])
    if (!key || !facts || !content || facts.until <= Date.now()) return undefined
    const { id, owner, until, mediaType } = facts
    const additionalData = new TextEncoder().encode(JSON.stringify([id, owner, until, mediaType]))
    const options = { name: 'AES-GCM', iv: content.iv, additionalData }
    return new Response(await crypto.subtle.decrypt(options, key, content.sealed), {
      headers: {
        'content-type': mediaType,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  } finally {
    database.close()
  }
}

function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
