import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { portalUrl } from './addresses.ts'

const built = fileURLToPath(new URL('../../apps/portal/dist/client', import.meta.url))

/**
 * Notes which scripts a page requests, whatever for.
 * @returns their addresses since the last call, each once, and the bytes that Brotli makes of them
 */
export function watchScripts(page: Page) {
  let requested = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === portalUrl && pathname.endsWith('.js')) requested.add(pathname)
  })
  return (): { addresses: readonly string[]; bytes: number } => {
    const addresses = [...requested]
    requested = new Set()
    const sizes = addresses.map((address) => statSync(`${built}${address}.br`).size)
    return { addresses, bytes: sizes.reduce((total, size) => total + size, 0) }
  }
}
