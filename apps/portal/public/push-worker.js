/*
 * Shows what the portal pushes and opens its page (core/push). It keeps nothing, and answers no request.
 */

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** Somebody else may be logged in here since it was sent: it is for whom it was sent alone. */
async function show(data) {
  const { title, body, path, tag, site } = data.json()
  const reader = await findReader()
  if (reader === 'somebody-else') return leave()
  await self.registration.showNotification(reader === 'ours' ? title : site, {
    ...(reader === 'ours' && { body }),
    tag,
    icon: '/icon-192.png',
    data: path,
  })
}

/** @returns 'unknown' when the portal does not answer */
async function findReader() {
  try {
    const answer = await fetch('/api/frontend/user/push', { cache: 'no-store' })
    if (answer.status === 401) return 'somebody-else'
    if (!answer.ok) return 'unknown'
    const { items } = await answer.json()
    return items.some(({ isThisOne }) => isThisOne) ? 'ours' : 'somebody-else'
  } catch {
    return 'unknown'
  }
}

async function leave() {
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** A tab that shows the page comes to the front; what stands in other tabs stays as it is. */
async function open(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = tabs.find((tab) => {
    const { pathname, search } = new URL(tab.url)
    return pathname === url.pathname && search === url.search
  })
  await (shown ? shown.focus() : self.clients.openWindow(url.href))
}
