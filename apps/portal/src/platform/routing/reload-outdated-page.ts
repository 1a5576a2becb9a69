/** In the session storage of the tab: milliseconds when a page was reloaded for a missing script. */
export const reloadedAtKey = 'reloaded-at'

/** Milliseconds. A script that no reload brings must not make the page reload again and again. */
export const reloadPause = 60_000

type Page = {
  /** Where the browser and Vite report what happens. */
  readonly events: EventTarget
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly address: () => string
  readonly now: () => number
  /** Whether the site answers for the page: without a network it would be lost. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * Reloads a page when a part of it cannot be loaded: it is of a release whose files are gone
 * (docs/adr/0104-releases-that-overlap.md). A page on which somebody has typed stays as it is.
 */
export function reloadOutdatedPage(page: Page = currentPage()): void {
  let typedAt: string | undefined
  page.events.addEventListener('input', () => {
    typedAt = page.address()
  })
  page.events.addEventListener('vite:preloadError', async () => {
    // The address is already that of the page that somebody wants to see.
    if (typedAt === page.address() || !mayReload(page) || !(await page.isReachable())) return
    page.storage.setItem(reloadedAtKey, String(page.now()))
    page.reload()
  })
}

function mayReload({ storage, now }: Page): boolean {
  try {
    return now() - Number(storage.getItem(reloadedAtKey)) >= reloadPause
  } catch {
    // Without a memory it might not be the first time.
    return false
  }
}

const currentPage = (): Page => ({
  events: window,
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  },
  address: () => location.href,
  now: Date.now,
  isReachable: async () => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    )
    return answer?.ok === true
  },
  reload: () => location.reload(),
})
