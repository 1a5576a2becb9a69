import path from 'node:path'
import type { Page } from '@playwright/test'

const folder = process.env.ADOPT_PICTURES
const widths = { desktop: 1280, phone: 390 }

/**
 * Pictures of the page as it is after a step, wide and narrow, in both languages; only when
 * `ADOPT_PICTURES` names a folder. It comes back to the page by its address.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!folder) return
  const { url, viewport } = { url: page.url(), viewport: page.viewportSize() }
  const switched = page.locator('a[hreflang]').first()
  const second = (await switched.count()) > 0 ? await switched.getAttribute('href') : null
  for (const [kind, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 })
    for (const [locale, address] of [
      ['no', url],
      ['en', second],
    ] as const) {
      if (!address) continue
      await page.goto(new URL(address, url).href)
      // The list of classes keeps a connection open.
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
      await page.screenshot({
        path: path.join(folder, `${name}-${kind}-${locale}.png`),
        fullPage: true,
      })
    }
  }
  if (viewport) await page.setViewportSize(viewport)
  await page.goto(url)
}
