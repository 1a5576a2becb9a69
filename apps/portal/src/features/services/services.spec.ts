import type { APIRequestContext, Page } from '@playwright/test'
import { enterAsAdmin, startOwnPortal } from '../../../../../e2e/support/own-portal.ts'
import type { PortalProcess } from '../../../../../e2e/support/portal.ts'
import { expect, isPhone, test } from '../../../../../e2e/support/test.ts'

const { E2E_SHARED_SETTINGS: sharedSettings } = process.env

test.skip(!sharedSettings, 'only where the settings of the site are known')
test.describe.configure({ timeout: 240_000 })

/** A portal of its own, so that no other test misses what is switched off here. */
let portal: PortalProcess

test.beforeAll(async () => {
  // Here, and not for the file: that is asked after this, and the portal takes its time.
  test.skip(isPhone(test.info()), 'the same pages are there on every screen')
  portal = await startOwnPortal(test.info(), sharedSettings)
})
test.afterAll(() => portal?.stop())

async function turn(page: Page, name: string, done: 'av' | 'på'): Promise<void> {
  await page.getByRole('button', { name: `Slå ${done} ${name}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Slå ${done}` })
    .click()
  await expect(page.getByText(`${name} er slått ${done}.`)).toBeVisible()
}

const gone = {
  'Haller og baner': [
    '/trening/haller-og-baner',
    '/en/sports/courts-and-halls',
    '/ansatt/trening/baner',
  ],
  Nettrening: ['/min-side/trening/nettrening', '/en/my-page/sports/online-training'],
  Barnehager: [
    '/barnehage/barnehager',
    '/en/kindergarten/kindergartens',
    '/barnehage/barnehager/klossen',
    '/barnehage',
  ],
} as const
const names = Object.keys(gone) as (keyof typeof gone)[]

/** What leads somewhere or heads something must not name them; what editors wrote of them may. */
const words =
  /haller og baner|courts and halls|nettrening|online training|barnehager\b|kindergartens\b/i
/** While children have their places, their guardians' own pages stay: the service is closing. */
const addresses =
  /haller-og-baner|courts-and-halls|nettrening|online-training|(?<!\/min-side)\/barnehage|(?<!\/my-page)\/kindergarten(?!-)/

const starts = [
  '/',
  '/en',
  '/sok',
  '/sok?q=klossen',
  '/en/search?q=tennis',
  '/min-side',
  '/en/my-page',
]

/** Follows every link of every page of the site. */
async function walk(request: APIRequestContext) {
  const seen = new Map<string, number>()
  const faults: string[] = []
  const todo = [...starts]
  for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
    if (seen.has(path)) continue
    const answer = await request.get(portal.url + path, { maxRedirects: 0 })
    seen.set(path, answer.status())
    if (!answer.headers()['content-type']?.includes('text/html')) continue
    // Staff name the categories of the contact form.
    const html = (await answer.text()).replace(
      /<script[\s\S]*?<\/script>|<select[^>]*name="about"[\s\S]*?<\/select>/g,
      '',
    )
    for (const [part] of html.matchAll(
      /<(a|h[1-3]|title|label|button|option|summary|nav|footer)\b[^>]*>[\s\S]*?<\/\1>/g,
    ))
      if (words.test(part) || addresses.test(part)) faults.push(`${path}: ${part.slice(0, 200)}`)
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"#]+)/g)) {
      const { origin, pathname, search } = new URL(href.replaceAll('&amp;', '&'), portal.url + path)
      // A page that is in one language alone says so in the other; login leads back to any page.
      const isPage =
        origin === portal.url && !/^\/(en\/)?(login|logg-inn|sign-up|registrering)\b/.test(pathname)
      if (isPage && !search.includes('kind=')) todo.push(pathname + search)
    }
  }
  return { seen, faults }
}

test('three services are switched off: nothing leads to them or names them, and all comes back', async ({
  page,
  expectAccessible,
}) => {
  const { url } = portal
  const statusOf = async (path: string) => (await page.request.get(url + path)).status()
  const paths = Object.values(gone).flat()
  await enterAsAdmin(page, portal)
  await page.goto(`${url}/ansatt/tjenester`)
  const menu = page.getByRole('navigation', { name: 'Ansattsider' })
  await expect(menu.getByRole('link', { name: 'Baner og haller' })).toBeAttached()
  await expectAccessible()
  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
  const before = await walk(page.request)

  await page.getByRole('button', { name: 'Slå av Trening' }).click()
  await expect(page.getByRole('dialog')).toContainText('gyldige medlemskap')
  await expect(page.getByRole('dialog')).toContainText('Haller og baner, Nettrening')
  await expectAccessible()
  await page.getByRole('button', { name: 'Avbryt' }).click()
  for (const name of names) await turn(page, name, 'av')
  await expect(menu.getByRole('link', { name: 'Baner og haller' })).toBeHidden()

  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404])
  const { seen, faults } = await walk(page.request)
  expect(faults).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
  const newlyMissing = [...seen].filter(
    ([path, status]) => status >= 400 && (before.seen.get(path) ?? 200) < 400,
  )
  expect(newlyMissing).toEqual([])
  for (const file of ['/sitemap.xml', '/api/frontend/openapi.json']) {
    const text = await (await page.request.get(url + file)).text()
    expect([
      file,
      /haller-og-baner|\/courts|training-videos|barnehage|kindergartens/.exec(text),
    ]).toEqual([file, null])
  }

  for (const name of names) await turn(page, name, 'på')
  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
  await page.goto(url)
  await expect(page.getByRole('link', { name: 'Barnehager' }).first()).toBeAttached()
})
