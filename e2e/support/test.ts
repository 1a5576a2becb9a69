import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import { portalUrl } from './addresses.ts'

type Fixtures = {
  /**
   * Every WCAG 2.2 A and AA rule that a machine can check, on the page as it is now.
   * @param except selectors of parts that are not ours
   */
  expectAccessible: (except?: readonly string[]) => Promise<void>
  /** Messages that the browser may log in this test, such as a refusal that is provoked. */
  allowedErrors: RegExp[]
  /** The visitor has been asked about cookies before, and has said no: nothing lies over the page. */
  hasAnsweredConsent: boolean
}

export const languages = locales
export type Language = Locale

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  hasAnsweredConsent: [true, { option: true }],

  page: async ({ page, allowedErrors, hasAnsweredConsent, javaScriptEnabled }, use) => {
    if (hasAnsweredConsent)
      await page.context().addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
    expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))).toEqual(
      [],
    )
  },

  expectAccessible: async ({ page }, use) =>
    use(async (except = []) => {
      const first = await accessibilityFaults(page, except)
      expect(first.length === 0 ? first : await accessibilityFaults(page, except)).toEqual([])
    }),
})

/**
 * What axe finds wrong, once nothing moves. A snackbar that starts to fade while axe checks has too
 * little contrast: a second check finds only the lasting faults.
 */
async function accessibilityFaults(page: Page, except: readonly string[]) {
  await animationsAreOver(page)
  const builder = except.reduce((all, part) => all.exclude(part), new AxeBuilder({ page }))
  const { violations } = await builder
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    // In one go: no page has a frame of another origin with a page of ours in it.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }))
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

/**
 * A page of the site is hydrated after it has been painted, and tests press sooner than people do:
 * they go on when it is, unless they ask for no more than its first byte.
 */
function waitForHydration(page: Page): void {
  const wait = async () => {
    if ((await page.locator('script[data-start]').count()) > 0) await hydrated(page)
  }
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await wait()
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await wait()
    return response
  }
}

/** Waits until the page answers to a press: before that the server's page is only looked at. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/** Nothing makes the page scroll sideways as wide as it is, and at 320 px (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  // A message at the foot of a small screen would cover what the test presses next.
  if (usual) await page.setViewportSize(usual)
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

export { expect }
