import { chromium as playwright } from '@playwright/test'
import { chromium, chromiumArguments } from '../e2e/support/chromium.ts'
import { layoutShift, observeLayoutShift } from '../e2e/support/layout-shift.ts'
import type { Result } from './results.ts'

const target = 0.02

const paths = [
  '/',
  '/trening/gruppetimer',
  '/min-side',
  '/min-side/trening',
  '/min-side/profil',
  '/min-side/sikkerhet',
  '/min-side/personvern',
]

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

/** How far the text moves while a page loads, for a logged-in user. */
export async function measureLayoutShift(portalUrl: string): Promise<Result> {
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: chromiumArguments,
  })
  try {
    const rows: { path: string; phone: number; desktop: number }[] = []
    const phone = await shifts(screens.phone)
    const desktop = await shifts(screens.desktop)
    for (const path of paths)
      rows.push({ path, phone: phone.get(path) ?? 0, desktop: desktop.get(path) ?? 0 })
    return {
      name: 'Layout shift, logged in',
      figures: [
        {
          what: 'Layout shift of the page that moves most',
          value: Math.max(...rows.flatMap((row) => [row.phone, row.desktop])),
          target,
          smallerIsBetter: true,
          digits: 3,
        },
      ],
      details: [
        'Each page is reloaded as a demo member; shifts that the visitor causes are left out.',
      ],
      table: [
        ['page', 'phone', 'desktop'],
        ...rows.map((row) => [row.path, row.phone.toFixed(3), row.desktop.toFixed(3)]),
      ],
    }
  } finally {
    await browser.close()
  }

  async function shifts(viewport: { width: number; height: number }) {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await page.goto(`${portalUrl}/logg-inn`)
    await page.locator('main form input').first().fill('member01@trivsel.example')
    await page.locator('main input[type=password]').fill('trivsel-demo')
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/min-side/)
    await observeLayoutShift(page)
    const found = new Map<string, number>()
    for (const path of paths) {
      await page.goto(portalUrl + path, { waitUntil: 'networkidle' })
      found.set(path, await layoutShift(page))
    }
    await context.close()
    return found
  }
}
