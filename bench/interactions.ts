import { type BrowserContext, type Page, chromium as playwright } from '@playwright/test'
import { addDays } from '../apps/portal/src/platform/time/date.ts'
import { osloDate } from '../apps/portal/src/platform/time/oslo.ts'
import { chromium, chromiumArguments } from '../e2e/support/chromium.ts'
import type { Result } from './results.ts'

const target = 100
const rounds = 16
/** As slow as Lighthouse makes the processor for its phone. */
const slowdown = 4

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const tomorrow = () => addDays(osloDate(new Date()), 1)

type Interaction = {
  readonly name: string
  readonly path: () => string
  readonly isLoggedIn?: true
  /** Visitors who have not been asked about cookies yet. */
  readonly isAsked?: true
  readonly press: (page: Page) => Promise<void>
}

const interactions: readonly Interaction[] = [
  {
    name: 'the menu is opened, front page',
    path: () => '/',
    press: (page) => page.getByRole('button', { name: 'Meny', exact: true }).tap(),
  },
  {
    name: 'the menu is opened, group classes',
    path: () => '/trening/gruppetimer',
    press: (page) => page.getByRole('button', { name: 'Meny', exact: true }).tap(),
  },
  {
    name: 'the filters are opened, courses',
    path: () => '/kurskalender',
    press: (page) => page.locator('button[aria-haspopup="dialog"]').first().tap(),
  },
  {
    name: 'cookies are refused, front page',
    path: () => '/',
    isAsked: true,
    press: (page) => page.getByRole('button', { name: 'Avslå', exact: true }).tap(),
  },
  {
    name: 'a class is booked: the question is opened',
    path: () => `/trening/gruppetimer?day=${tomorrow()}`,
    isLoggedIn: true,
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Book / })
        .first()
        .tap(),
  },
]

/**
 * How long it takes until the screen shows that something was pressed (Event Timing), on a phone with a
 * slow processor.
 */
export async function measureInteractions(portalUrl: string): Promise<Result> {
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: chromiumArguments,
  })
  try {
    const rows: { name: string; times: number[] }[] = []
    for (const interaction of interactions) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({ ...phone, baseURL: portalUrl })
        times.push(await timeOf(interaction, context, portalUrl))
        await context.close()
      }
      // The first finds nothing in memory.
      rows.push({ name: interaction.name, times: times.slice(1).sort((a, b) => a - b) })
    }
    return {
      name: 'Interactions, slow phone',
      figures: [
        {
          what: 'Until the screen answers a press, p75 of the slowest of 5 (ms)',
          value: Math.max(...rows.map(({ times }) => p75(times))),
          target,
          smallerIsBetter: true,
          digits: 0,
        },
      ],
      details: [
        `Event Timing in steps of 8 ms, ${rounds - 1} presses each, a processor ${slowdown} times slower, a page loaded for each`,
      ],
      table: [
        ['press', 'median ms', 'p75 ms', 'longest ms'],
        ...rows.map(({ name, times }) => [
          name,
          String(times[Math.floor(times.length / 2)]),
          String(p75(times)),
          String(times.at(-1)),
        ]),
      ],
    }
  } finally {
    await browser.close()
  }
}

/** Of sorted times. */
const p75 = (times: readonly number[]) => times[Math.ceil(times.length * 0.75) - 1] ?? 0

async function timeOf(
  { path, isLoggedIn, isAsked, press }: Interaction,
  context: BrowserContext,
  portalUrl: string,
): Promise<number> {
  if (!isAsked) await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  if (isLoggedIn)
    await context.request.post('/api/auth/sign-in/email', {
      headers: { origin: portalUrl },
      data: { email: 'member01@trivsel.example', password: 'trivsel-demo' },
    })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    Object.assign(window, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          Object.assign(window, {
            longest: Math.max(Reflect.get(window, 'longest'), entry.duration),
          })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(path(), { waitUntil: 'networkidle' })
  await press(page)
  // Entries come after the next frame; one that took less than two frames makes none.
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Reflect.get(window, 'longest'))
}
