import type { Locator } from '@playwright/test'
import { ownSite, portalUrl } from './support/addresses.ts'
import { layoutShift, observeLayoutShift } from './support/layout-shift.ts'
import { expect, expectNoSidewaysScroll, languages, test } from './support/test.ts'

test.use({ hasAnsweredConsent: false })

const texts = {
  no: {
    front: '/',
    bar: 'Kan vi huske litt om besøket?',
    accept: 'Godta',
    refuse: 'Avslå',
    choose: 'Velg selv',
    save: 'Lagre valget',
    analytics: /^Telling:/,
    settings: 'Valg for informasjonskapsler',
  },
  en: {
    front: '/en',
    bar: 'May we remember your visit?',
    accept: 'Accept',
    refuse: 'Decline',
    choose: 'Choose',
    save: 'Save choice',
    analytics: /^Counting:/,
    settings: 'Cookie choices',
  },
} as const

for (const language of languages) {
  const text = texts[language]

  test(`yes and no are equally easy, and can be changed (${language})`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(portalUrl) && request.url().startsWith('http'))
        foreign.push(request.url())
    })
    await page.goto(text.front)
    const bar = page.getByRole('region', { name: text.bar })

    await test.step('the visitor is asked, and nothing is kept meanwhile', async () => {
      await expect(bar).toBeVisible()
      expect(await context.cookies()).toEqual([])
      await expectAccessible()
      const [yes, no] = await Promise.all(
        [text.accept, text.refuse].map((name) => bar.getByRole('button', { name }).boundingBox()),
      )
      expect(yes?.width).toBeCloseTo(no?.width ?? 0, 0)
      expect(yes?.height).toBeCloseTo(no?.height ?? 0, 0)
      expect(yes?.y).toBeCloseTo(no?.y ?? 0, 0)
    })

    await test.step('a refusal is remembered for six months', async () => {
      await bar.getByRole('button', { name: text.refuse }).click()
      await expect(bar).toHaveCount(0)
      const [cookie] = await context.cookies()
      expect(cookie).toMatchObject({ name: 'portal-consent', value: '1', sameSite: 'Lax' })
      expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(180 * 86_400)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('load')
      await expect(bar).toHaveCount(0)
    })

    await test.step('the choice can be opened again and made for one purpose', async () => {
      const settings = page.getByRole('button', { name: text.settings })
      await settings.click()
      await expect(bar).toBeFocused()
      await expectAccessible()
      await bar.getByLabel(text.analytics).check()
      await bar.getByRole('button', { name: text.save }).click()
      await expect(bar).toHaveCount(0)
      await expect(settings).toBeFocused()
      const [cookie] = await context.cookies()
      expect(cookie?.value).toBe('1.analytics')
    })
    expect(foreign).toEqual([])
  })
}

test('the question moves nothing and hides nothing that has the focus', async ({ page }) => {
  await observeLayoutShift(page)
  await page.goto('/logg-inn')
  const bar = page.getByRole('region', { name: texts.no.bar })
  await expect(bar).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await expectNoSidewaysScroll(page)

  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const asked = document.querySelector('[data-consent]:not([hidden])')
      if (!focused || !asked || asked.contains(focused) || focused === document.body) return null
      const { bottom, height } = focused.getBoundingClientRect()
      const over = bottom - asked.getBoundingClientRect().top
      return over >= height ? focused.outerHTML.slice(0, 200) : null
    })
    expect(covered).toBeNull()
  }
})

test('the question takes less than a fifth of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop has room')
  for (const language of languages) {
    await page.goto(texts[language].front)
    const bar = page.getByRole('region', { name: texts[language].bar })
    await expect(bar).toBeVisible()
    const height = await bar.evaluate(({ clientHeight }) => clientHeight / window.innerHeight)
    expect(height).toBeLessThan(0.2)
  }
})

test('with the keyboard the question comes first and gives the focus back', async ({ page }) => {
  await page.goto('/logg-inn')
  const bar = page.getByRole('region', { name: texts.no.bar })
  const refuse = bar.getByRole('button', { name: texts.no.refuse })
  await expect(bar).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(refuse).toBeFocused()

  const choose = bar.getByRole('button', { name: texts.no.choose })
  await choose.press('Enter')
  await expect(bar.getByLabel(texts.no.analytics)).toBeVisible()
  await choose.press('Enter')
  await expect(bar.getByLabel(texts.no.analytics)).toBeHidden()

  const search = page.getByRole('link', { name: 'Søk', exact: true }).first()
  await search.focus()
  await refuse.focus()
  await refuse.press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(search).toBeFocused()
})

test('a message is seen above the unanswered question, and in front of a dialog', async ({
  page,
}) => {
  await page.goto('/en/dev/parts')
  const bar = page.getByRole('region', { name: texts.en.bar })
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: 'Show an error' }).click()
  const message = page.locator('[data-snackbar] > *')

  await test.step('the message hides no part of the question, and is hidden by none', async () => {
    await expect.poll(() => isInFront(message)).toBe(true)
    for (const name of [texts.en.accept, texts.en.refuse])
      expect(await isInFront(bar.getByRole('button', { name }))).toBe(true)
  })

  await test.step('a dialog shows it, and lets it be closed', async () => {
    await page.getByRole('button', { name: 'Open a dialog' }).click()
    await expect(page.getByRole('dialog').locator('[data-snackbar] > *')).toBeVisible()
    await expect.poll(() => isInFront(message)).toBe(true)
    await message.getByRole('button').click()
    await expect(message).toHaveCount(0)
  })
})

/** Whether a press in the middle, or in a corner, would reach it. */
function isInFront(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 24, top + 4],
      [right - 24, bottom - 4],
    ] as const
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
}

test('only what was allowed is counted', async ({ page, context }) => {
  let counted = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/frontend/events')) counted += 1
  })
  await page.goto('/sok?q=barnehage')
  await expect(page.getByRole('region', { name: texts.no.bar })).toBeVisible()
  expect(counted).toBe(0)
  await context.addCookies([{ name: 'portal-consent', value: '1.analytics', url: portalUrl }])
  await page.goto('/sok?q=barnehage')
  await expect.poll(() => counted).toBe(1)
})

test.describe('counting from outside', () => {
  test.skip(({ isMobile }) => isMobile, 'no page is shown')

  test('takes known names and nothing more', async ({ request }) => {
    const send = (data: unknown) =>
      request.post('/api/frontend/events', { headers: ownSite, data: data as object })
    expect((await send({ name: 'search' })).status()).toBe(204)
    expect((await send({ name: 'search', email: 'a@b.example' })).status()).toBe(400)
    expect((await send({ name: 'x'.repeat(10_000) })).status()).toBe(400)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no choice is shown, and nothing is stored', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-consent]')).toBeHidden()
    await expect(page.getByRole('button', { name: texts.no.settings })).toBeHidden()
    expect(await context.cookies()).toEqual([])
  })
})
