import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { osloDate } from './support/classes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.skip(({ isMobile }) => isMobile, 'the width makes no difference')

/** The page is there, its scripts are not: as on a slow line. @returns lets them come */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  let hydrate = () => {}
  const held = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return hydrate
}

test('a form filled in and sent before the page is hydrated is sent when it is', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/logg-inn?callback=%2Fhelse%2Fleger')
  await page.getByLabel(texts.no.email).fill('member@trivsel.example')
  await page.getByLabel(texts.no.password).fill('trivsel-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/logg-inn/)
  hydrate()
  await expect(page).toHaveURL('/helse/leger')
})

test('what was typed before the page is hydrated stays', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/logg-inn')
  await page.getByLabel(texts.no.email).fill('member@trivsel.example')
  hydrate()
  await hydrated(page)
  await expect(page.getByLabel(texts.no.email)).toHaveValue('member@trivsel.example')
})

/** Passes a site on, but of its pages only the beginning until the rest is let through. */
async function startHalfway(): Promise<{ url: string; letThrough: () => void; stop: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(portalUrl + request.url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const [begin = '', rest = ''] = (await answer.text()).split(/(?=<footer)/)
    response.write(begin)
    await promise
    return response.end(rest)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, letThrough: resolve, stop: () => server.close() }
}

test('a page that is touched before it has come whole is hydrated when it has', async ({
  page,
}) => {
  const { url, letThrough, stop } = await startHalfway()
  const script = page.waitForResponse(/assets\/framework-/)
  await page.goto(`${url}/logg-inn`, { waitUntil: 'commit' })
  await page.getByLabel(texts.no.email).fill('member@trivsel.example')
  await script
  // Time in which a script that is there would run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  letThrough()
  await hydrated(page)
  await expect(page.getByLabel(texts.no.email)).toHaveValue('member@trivsel.example')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  stop()
})

test('what was written to us before the page is hydrated stays, with the focus in it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/kontakt?outcome=files')
  await expectAccessible()
  const hydrate = await openUnhydrated(page, '/kontakt?category=food')
  await expect(page.getByLabel('Fornavn')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Fornavn').fill('Linh')
  await page.getByLabel('Kategori', { exact: true }).selectOption('Gjenglemt')
  const text = page.getByLabel('Melding', { exact: true })
  await text.pressSequentially('Jeg la igjen en genser')
  hydrate()
  await expect(page.getByLabel('Underkategori')).toHaveValue('lost-property')
  await expect(page.getByLabel('Fornavn')).toHaveValue('Linh')
  await expect(text).toBeFocused()
  await page.keyboard.type('.')
  await expect(text).toHaveValue('Jeg la igjen en genser.')
})

/** Late in the evening today has no classes any more. */
const tomorrow = osloDate(new Date(Date.now() + 86_400_000).toISOString())

test('a button pressed before the page is hydrated answers when it is', async ({ page }) => {
  const hydrate = await openUnhydrated(page, `/trening/gruppetimer?day=${tomorrow}`)
  const name = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first()
  await name.click()
  await expect(name).toHaveAttribute('aria-expanded', 'false')
  hydrate()
  await expect(name).toHaveAttribute('aria-expanded', 'true')
})

const asked = `/trening/gruppetimer?day=${tomorrow}`
const hydratedLinks = [
  {
    where: 'the end of sign-up',
    path: `/registrering/fullfort?callback=${encodeURIComponent(asked)}`,
    name: 'Gå videre',
    leadsTo: asked,
    isInMenu: false,
  },
  {
    where: 'a page with a query',
    path: asked,
    name: texts.no.loginHeading,
    leadsTo: `/logg-inn?callback=${encodeURIComponent(asked)}`,
    isInMenu: true,
  },
  {
    where: 'the login page for the other language',
    path: `/logg-inn?callback=${encodeURIComponent(asked)}`,
    name: texts.no.otherLanguage,
    leadsTo: `/en/login?callback=${encodeURIComponent(asked)}`,
    isInMenu: true,
  },
]
for (const { where, path, name, leadsTo, isInMenu } of hydratedLinks)
  test(`a link pressed on ${where} before the page is hydrated leads to the address that asked`, async ({
    page,
    isMobile,
  }) => {
    const hydrate = await openUnhydrated(page, path)
    if (isMobile && isInMenu) await page.getByRole('button', { name: texts.no.menu }).click()
    await page.getByRole('link', { name, exact: true }).click()
    hydrate()
    await expect(page).toHaveURL(leadsTo)
  })

test('a link is followed as it is when the scripts never come', async ({ page }) => {
  await openUnhydrated(page, `/registrering/fullfort?callback=${encodeURIComponent(asked)}`)
  await page.getByRole('link', { name: 'Gå videre' }).click()
  await expect(page).toHaveURL(/min-side|logg-inn/)
})

test('a scroll position from before hydration is kept, and restored on return', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/trening/medlemskap')
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Treningssentre' })
  await link.scrollIntoViewIfNeeded()
  const scrolledTo = await place()
  expect(scrolledTo).toBeGreaterThan(500)

  hydrate()
  await page.waitForFunction(() => Reflect.get(window, 'early').hydrated)
  expect(await place()).toBe(scrolledTo)

  await link.click()
  await expect(page).toHaveURL(/treningssentre/)
  await expect.poll(place).toBe(0)
  await page.goBack()
  // A place between two pixels is rounded on its way.
  await expect.poll(async () => Math.abs((await place()) - scrolledTo)).toBeLessThanOrEqual(1)
})

test('a choice made while the page is being hydrated on a slow machine is applied', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the width makes no difference')
  // Each time at another moment of it, by somebody who comes for the first time.
  for (const milliseconds of [0, 120, 240]) {
    const page = await browser.newPage({ baseURL: portalUrl })
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/mat-og-drikke/spisesteder')
    await hydrated(page)
    await page.waitForTimeout(milliseconds)
    await page.getByLabel('Studiested').selectOption({ index: 1 })
    await expect(page).toHaveURL(/studyPlace=/)
    await page.close()
  }
})
