import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Adds up how far the content of each page moves from now on. Before the first page is opened. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { shift: 0, moved })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
        for (const { node } of sources) moved.push(`${node?.nodeName} ${node?.textContent}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Of the page that is open: 0 when nothing has moved. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shift'))
}

/** What has moved on the page that is open, for the message of a test. */
export async function movedParts(page: Page): Promise<string> {
  const moved = await page.evaluate((): string[] => Reflect.get(window, 'moved'))
  return [page.url(), ...moved.map((part) => part.slice(0, 80))].join('\n')
}
