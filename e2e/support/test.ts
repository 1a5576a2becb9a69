import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import { accessibilityFaults } from './accessibility-faults.ts'
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

/** Known before anything is made for a test. */
export const isPhone = ({ project }: TestInfo) => project.use.isMobile === true

export const languages = locales
export type Language = Locale

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  hasAnsweredConsent: [true, { option: true }],

  page: async ({ page, allowedErrors, hasAnsweredConsent, javaScriptEnabled }, use, info) => {
    if (hasAnsweredConsent)
      await page.context().addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
    const unexpected = errors.filter(
      (error) => ![...allowedErrors, decoration].some((allowed) => allowed.test(error)),
    )
    if (unexpected.length > 0 || info.status !== info.expectedStatus)
      await attachPicture(page, info)
    expect(unexpected).toEqual([])
  },

  expectAccessible: async ({ page }, use) =>
    use(async (except = []) => {
      const first = await accessibilityFaults(page, except)
      expect(first.length === 0 ? first : await accessibilityFaults(page, except)).toEqual([])
    }),
})

/**
 * A press while one page gives way to the next ends the transition between them, before a script of
 * ours is there to say that it is no error.
 */
const decoration = /^Transition was (?:skipped|aborted)/

/** What a failed test saw last. Playwright by itself takes a picture of each test, and forgets most. */
async function attachPicture(page: Page, info: TestInfo): Promise<void> {
  const path = info.outputPath('failed.png')
  const picture = await page.screenshot({ path }).catch(() => null)
  if (picture) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
}

/**
 * A page of the site is hydrated after it has been painted, or gets its behaviours where it is light.
 * Tests press sooner than people do: they go on when it is ready, unless they ask for no more than its
 * first byte.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await hydrated(page, { ifOurs: true })
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await hydrated(page, { ifOurs: true })
    return response
  }
}

/**
 * Waits until the page answers to a press: before that the server's page is only looked at. Not by
 * `waitForFunction`, which first loads all of Playwright's selectors into the page's own world.
 * @param ifOurs goes on at once on a page that is none of the site's
 */
export async function hydrated(page: Page, { ifOurs = false } = {}): Promise<void> {
  const wait = (ifOurs: boolean) =>
    new Promise<void>((resolve) => {
      const has = (selector: string) => document.querySelector(selector) !== null
      const look = () => {
        const isLight = has('script[src^="/assets/light-"]')
        const isOther = ifOurs && !isLight && !has('script[data-start]')
        const isReady = isLight
          ? has('html[data-scripted]')
          : Object.keys(document.body ?? {}).some((key) => key.startsWith('__react'))
        if (isOther || isReady) resolve()
        else requestAnimationFrame(look)
      }
      look()
    })
  try {
    await page.evaluate(wait, ifOurs)
  } catch (error) {
    // The page has gone on to another one.
    if (!/context was destroyed|navigation/.test(String(error))) throw error
    await page.waitForLoadState()
    await hydrated(page, { ifOurs })
  }
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
