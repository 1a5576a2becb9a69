import type { Page } from '@playwright/test'
import { layoutShift, observeLayoutShift } from './support/layout-shift.ts'
import { expect, expectNoSidewaysScroll, languages, test } from './support/test.ts'

const words = {
  no: {
    gyms: '/trening/treningssentre',
    eateries: '/mat-og-drikke/spisesteder',
    kindergartens: '/barnehage/barnehager',
    otherGyms: '/en/sports/fitness-clubs?view=map',
    list: 'Liste',
    map: 'Kart',
    label: 'Kart over stedene',
    close: 'Lukk',
    zoomIn: 'Zoom inn',
    missing: 'Ikke på kartet',
    failed: 'Kartet kan ikke vises akkurat nå.',
    nearest: 'Nærmest studiested',
    servingType: 'Type serveringssted',
    coffeeBar: 'Kaffebar',
    reset: 'Nullstill filtre',
    openState: /^(Åpent nå|Stengt|Åpningstidene kan være annerledes)/,
  },
  en: {
    gyms: '/en/sports/fitness-clubs',
    eateries: '/en/food-and-drink/eateries',
    kindergartens: '/en/kindergarten/kindergartens',
    otherGyms: '/trening/treningssentre?view=map',
    list: 'List',
    map: 'Map',
    label: 'Map of the places',
    close: 'Close',
    zoomIn: 'Zoom in',
    missing: 'Not on the map',
    failed: 'The map cannot be shown right now.',
    nearest: 'Nearest study place',
    servingType: 'Serving type',
    coffeeBar: 'Coffee bar',
    reset: 'Reset filters',
    openState: /^(Open now|Closed|Opening hours may differ)/,
  },
} as const

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO4+/QGAAU9ApvYdPQUAAAAAElFTkSuQmCC',
  'base64',
)

/** Each mark is where its place is (WCAG 2.5.8, essential): those side by side have room closer up. */
const sideBySide = ['.leaflet-marker-pane']

const main = (page: Page) => page.getByRole('main')
const marks = (page: Page) => page.locator('.leaflet-marker-pane').getByRole('button')
const popup = (page: Page) => page.locator('.leaflet-popup')
/** Places in the plain list of those that are on the map. */
const listed = (page: Page) => page.locator('li[data-latitude]')
const listLink = (page: Page) => listed(page).first().getByRole('link')
const failures = (page: Page) => main(page).getByRole('alert')

async function total(page: Page): Promise<number> {
  return Number.parseInt((await main(page).getByRole('status').textContent()) ?? '', 10)
}

test.beforeEach(async ({ page }) => {
  await page.route('**/files/tiles/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  )
})

for (const language of languages) {
  const word = words[language]
  const mark = (page: Page, name: string) => marks(page).and(page.getByRole('button', { name }))
  const mapLink = (page: Page) => page.getByRole('link', { name: word.map, exact: true })

  test(`a list of places becomes a map, and a list again (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(word.gyms)
    const all = await total(page)

    await test.step('every place has a mark, and the list of them is not seen', async () => {
      await mapLink(page).click()
      await expect(page).toHaveURL(`${word.gyms}?view=map`)
      await expect(mapLink(page)).toBeFocused()
      await expect(marks(page)).toHaveCount(all)
      await expect(listLink(page)).toBeHidden()
      await expect(main(page).getByRole('article')).toHaveCount(0)
      await expect(main(page).getByText('© Kartverket')).toBeVisible()
      await expect(failures(page)).toHaveCount(0)
      await expectAccessible(sideBySide)
    })

    await test.step('the address of the map is that of the list for search engines, and its own in the other language', async () => {
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${word.gyms}$`))
      const other = page.locator('header a[hreflang]')
      await expect(other).toHaveAttribute('href', word.otherGyms)
    })

    await test.step('a mark opens what is there, and closing gives the focus back', async () => {
      await mark(page, 'Nydalen').click()
      await expect(popup(page).getByRole('link', { name: 'Nydalen' })).toBeFocused()
      await expect(popup(page).getByText(word.openState)).toBeVisible()
      await expect(popup(page).getByText('Nydalen, Oslo')).toBeVisible()
      await expectAccessible(sideBySide)
      await popup(page).getByRole('button', { name: word.close }).click()
      await expect(popup(page)).toHaveCount(0)
      await expect(mark(page, 'Nydalen')).toBeFocused()
    })

    await test.step('closer up every mark has room', async () => {
      const closer = page.getByRole('button', { name: word.zoomIn })
      await closer.click()
      await closer.click()
      await expectAccessible()
    })

    await test.step('it fits the screen', async () => {
      await expectNoSidewaysScroll(page)
    })

    await test.step('and back to the cards', async () => {
      await page.getByRole('link', { name: word.list, exact: true }).click()
      await expect(page).toHaveURL(word.gyms)
      await expect(main(page).getByRole('article')).toHaveCount(all)
      await expect(marks(page)).toHaveCount(0)
      await page.goBack()
      await expect(marks(page)).toHaveCount(all)
    })
  })

  test(`the map is used by keyboard alone (${language})`, async ({ page }) => {
    await page.goto(`${word.gyms}?view=map`)
    await expect(marks(page)).not.toHaveCount(0)
    await mapLink(page).focus()
    // First the map itself, which arrows move.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: word.label })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(marks(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(popup(page).getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(popup(page).getByRole('button', { name: word.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(marks(page).first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(popup(page).getByRole('link')).toBeFocused()
    const href = await popup(page).getByRole('link').getAttribute('href')
    // The test ends before a transition from page to page would.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
  })

  test(`a filter leaves its places on the map, and keeps the focus (${language})`, async ({
    page,
  }) => {
    await page.goto(`${word.eateries}?view=map`)
    const all = await listed(page).count()
    await expect(marks(page)).toHaveCount(all)
    const servingType = page.getByLabel(word.servingType)
    await servingType.focus()
    await servingType.selectOption(word.coffeeBar)
    await expect(page).toHaveURL(/\?view=map&servingType=coffee-bar$/)
    await expect.poll(() => listed(page).count()).toBeLessThan(all)
    const some = await listed(page).count()
    await expect(marks(page)).toHaveCount(some)
    await expect(servingType).toBeFocused()
    await expect(listLink(page)).toBeHidden()

    await page.getByRole('link', { name: word.reset }).click()
    await expect(page).toHaveURL(`${word.eateries}?view=map`)
    await expect(marks(page)).toHaveCount(all)

    await marks(page).first().press('Enter')
    await expect(popup(page).getByRole('link')).toBeFocused()
    await page.goBack()
    await expect(marks(page)).toHaveCount(some)
    await expect(popup(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: word.label })).toBeFocused()
  })

  test(`an open popup stays when the page is shown again with the same places (${language})`, async ({
    page,
  }) => {
    await page.goto(`${word.gyms}?view=map`)
    await mark(page, 'Nydalen').click()
    await expect(popup(page)).toBeVisible()
    const shownAgain = page.evaluate(() =>
      new Promise((resolve) => document.addEventListener('visited', resolve)).then(() => true),
    )
    await mapLink(page).click()
    expect(await shownAgain).toBe(true)
    await expect(popup(page).getByRole('link', { name: 'Nydalen' })).toBeVisible()
    await expect(listLink(page)).toBeHidden()
  })

  test(`what is not on the map is listed below it (${language})`, async ({ page }) => {
    await page.goto(`${word.kindergartens}?view=map`)
    const all = await total(page)
    await expect(marks(page)).not.toHaveCount(0)
    const heading = main(page).getByRole('heading', { name: word.missing })
    await expect(heading).toBeVisible()
    const missing = heading.locator('+ ul').getByRole('link')
    await expect(missing.first()).toBeVisible()
    expect((await listed(page).count()) + (await missing.count())).toBe(all)
  })

  test.describe('a library that does not come', () => {
    test.use({ allowedErrors: [/ERR_FAILED/] })

    test(`where the map cannot be loaded the places are listed (${language})`, async ({
      page,
      expectAccessible,
    }) => {
      await page.route(/\/draw-map-[^/]*\.js/, (route) => route.abort())
      await page.goto(`${word.gyms}?view=map`)
      await expect(failures(page)).toHaveText(word.failed)
      await expect(listLink(page)).toBeVisible()
      await expect(listed(page)).toHaveCount(await total(page))
      await expect(page.getByRole('region', { name: word.label })).toHaveCount(0)
      await expectAccessible()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the places are listed, with what the map says of them (${language})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(word.gyms)
      const all = await total(page)
      await mapLink(page).click()
      await expect(page).toHaveURL(`${word.gyms}?view=map`)
      await expect(listed(page)).toHaveCount(all)
      // At once: it would also come late, as where scripts are on and do not come.
      expect(await listLink(page).isVisible()).toBe(true)
      const place = listed(page).filter({ hasText: 'Nydalen' })
      await expect(place.getByText(word.openState)).toBeVisible()
      await expect(page.getByRole('region', { name: word.label })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await listLink(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domus')
    })
  })
}

test('nothing moves while the map loads', async ({ page }) => {
  await observeLayoutShift(page)
  await page.goto(`${words.no.kindergartens}?view=map`)
  await expect(marks(page)).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe(0)
})

test('without animations where somebody wants none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${words.no.gyms}?view=map`)
  await expect(marks(page)).not.toHaveCount(0)
  await expect(page.locator('.leaflet-container')).not.toHaveClass(/leaflet-(fade|zoom)-anim/)
})

test('places at the same point share a mark, and its popup has all of them', async ({ page }) => {
  await page.route(/\?view=map$/, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text())
      .replace(/data-latitude="[^"]*"/g, 'data-latitude="59.94"')
      .replace(/data-longitude="[^"]*"/g, 'data-longitude="10.72"')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto(`${words.no.gyms}?view=map`)
  await expect(marks(page)).toHaveCount(1)
  const all = await total(page)
  await expect(marks(page)).toHaveText(String(all))
  await expect(marks(page)).toHaveAccessibleName(/^Domus, Blindern, /)
  await marks(page).click()
  await expect(popup(page).getByRole('link')).toHaveCount(all)
})

test.describe('scripts that do not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })
  test.skip(({ isMobile }) => isMobile, 'the width makes no difference')

  test('leave a list of the places', async ({ page }) => {
    await page.route(/\/light-[^/]*\.js/, (route) => route.abort())
    await page.goto(`${words.no.gyms}?view=map`, { waitUntil: 'commit' })
    await expect(listLink(page)).toBeVisible()
  })
})
