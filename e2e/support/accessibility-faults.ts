import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/**
 * What axe finds wrong, once nothing moves. Not by `@axe-core/playwright`, which loads axe twice for
 * each check: that takes longer than the check.
 * @param except selectors of parts that are not looked at
 */
export async function accessibilityFaults(page: Page, except: readonly string[]) {
  await animationsAreOver(page)
  // A frame of another origin is not ours: axe says nothing of it.
  await Promise.all(page.frames().map(loadAxe))
  return page.evaluate(
    async ([left, given]) => {
      const axe: Axe = Reflect.get(window, 'axe')
      const exclude = left.map((selector) => [selector])
      const { violations } = await axe.run({ exclude }, given)
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }))
    },
    [except, options] as const,
  )
}

/** Once for each document. */
async function loadAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => 'axe' in window)
  if (!isThere) await frame.evaluate(source)
}

/** What is on its way in is not yet as it will be: half seen, its colours have too little contrast. */
async function animationsAreOver(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
}
