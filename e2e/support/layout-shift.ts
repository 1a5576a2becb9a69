import type { Page } from '@playwright/test'

/** Adds up how far the content of each page moves from now on. Before the first page is opened. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Of the page that is open: 0 when nothing has moved. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shift'))
}
