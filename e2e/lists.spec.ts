import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  languages,
  test,
} from './support/test.ts'
import { texts } from './support/texts.ts'

type List = { address: string; count: RegExp; back: string }

/** Every list beside the kindergartens, which have a file of their own. */
const lists: Record<Language, Record<string, List>> = {
  no: {
    gyms: {
      address: '/trening/treningssentre',
      count: /^\d+ treningssent(er|re)$/,
      back: 'Alle treningssentre',
    },
    eateries: {
      address: '/mat-og-drikke/spisesteder',
      count: /^\d+ spisesteder?$/,
      back: 'Alle spisesteder',
    },
    healthCenters: {
      address: '/helse/helsesentre',
      count: /^\d+ helsesent(er|re)$/,
      back: 'Alle helsesentre',
    },
    jobListings: {
      address: '/om-oss/ledige-stillinger',
      count: /^\d+ ledige? stilling(er)?$/,
      back: 'Alle ledige stillinger',
    },
    buildingProjects: {
      address: '/om-oss/byggeprosjekter',
      count: /^\d+ byggeprosjekt(er)?$/,
      back: 'Alle byggeprosjekter',
    },
    studyPlaces: {
      address: '/om-oss/studiesteder',
      count: /^\d+ studiesteder?$/,
      back: 'Alle studiesteder',
    },
  },
  en: {
    gyms: {
      address: '/en/sports/fitness-clubs',
      count: /^\d+ fitness clubs?$/,
      back: 'All fitness clubs',
    },
    eateries: {
      address: '/en/food-and-drink/eateries',
      count: /^\d+ eater(y|ies)$/,
      back: 'All eateries',
    },
    healthCenters: {
      address: '/en/health/health-centers',
      count: /^\d+ health centers?$/,
      back: 'All health centers',
    },
    jobListings: {
      address: '/en/about-us/job-listings',
      count: /^\d+ job listings?$/,
      back: 'All job listings',
    },
    buildingProjects: {
      address: '/en/about-us/building-projects',
      count: /^\d+ building projects?$/,
      back: 'All building projects',
    },
    studyPlaces: {
      address: '/en/about-us/study-places',
      count: /^\d+ study places?$/,
      back: 'All study places',
    },
  },
}

const words = {
  no: {
    studyPlace: 'Studiested',
    servingType: 'Type serveringssted',
    coffeeBar: 'Kaffebar',
    apply: 'Bruk filtrene',
    nearest: 'Nærmest studiested',
    hours: 'Åpningstider',
    isOpen: /Åpent nå/,
    from: 'fra',
    directions: 'Vis rute',
    reset: 'Nullstill filtre',
    openState: /^(Åpent nå|Stengt|Åpningstidene kan være annerledes)/,
    deadline: /^Søknadsfrist: /,
  },
  en: {
    studyPlace: 'Study place',
    servingType: 'Serving type',
    coffeeBar: 'Coffee bar',
    apply: 'Apply filters',
    nearest: 'Nearest study place',
    hours: 'Opening hours',
    isOpen: /Open now/,
    from: 'from',
    directions: 'Get directions',
    reset: 'Reset filters',
    openState: /^(Open now|Closed|Opening hours may differ)/,
    deadline: /^Application deadline: /,
  },
} as const

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function total(page: Page): Promise<number> {
  return Number.parseInt((await count(page).textContent()) ?? '', 10)
}

for (const language of languages) {
  const text = texts[language]
  const word = words[language]

  for (const [name, { address, count: countText, back }] of Object.entries(lists[language]))
    test(`${name} (${language}): from the list into one and back`, async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      await test.step('the list says how many there are, and shows a page of them', async () => {
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', text.lang)
        await expect(heading(page)).not.toBeEmpty()
        await expect(count(page)).toHaveText(countText)
        const pageSize = name === 'eateries' ? 100 : isMobile ? 25 : 75
        await expect(cards(page)).toHaveCount(Math.min(await total(page), pageSize))
        await hydrated(page)
        await expectAccessible()
      })

      await test.step('a card leads to its page', async () => {
        const link = cards(page).first().getByRole('heading').getByRole('link')
        const chosen = (await link.textContent()) ?? ''
        await link.click()
        await expect(heading(page)).toHaveText(chosen)
        await expect(page).toHaveTitle(new RegExp(`^${escaped(chosen)} – `))
        await expectAccessible()
      })

      await test.step('in the other language it is the same page', async () => {
        const other = page.locator('link[rel="alternate"]')
        expect(await other.count()).toBeGreaterThan(0)
      })

      await test.step('and back to the list', async () => {
        await page.getByRole('link', { name: back, exact: true }).click()
        await expect(page).toHaveURL(address)
        await expect(count(page)).toHaveText(countText)
      })
    })

  test(`at 320 px no list and no page scrolls sideways (${language})`, async ({ page }) => {
    for (const { address } of Object.values(lists[language])) {
      await page.goto(address)
      await expectNoSidewaysScroll(page)
      const href = await cards(page).first().getByRole('link').first().getAttribute('href')
      await page.goto(href ?? '')
      await expectNoSidewaysScroll(page)
    }
  })

  test(`invalid values in an address fall back to the default (${language})`, async ({ page }) => {
    for (const { address, count: countText } of Object.values(lists[language])) {
      for (const query of [
        'page=0',
        'page=abc',
        'page=9999',
        'page=2&page=3',
        "page='+or+1=1--",
        'servingType=all&studyPlace=',
        'studyPlace=%00&servingType[]=eatery',
      ]) {
        const response = await page.request.get(`${address}?${query}`)
        expect(response.status(), query).toBe(200)
        const html = await response.text()
        expect(/role="status">([^<]*)</.exec(html)?.[1], query).toMatch(countText)
        expect(html, query).toContain('<article')
      }
      await page.goto(`${address}?page=9999&servingType=cafeteria&studyPlace=finnes-ikke`)
      await expect(count(page)).toHaveText(countText)
      await expect(cards(page).first()).toBeVisible()
      for (const select of await page.locator('main select').all())
        await expect(select).toHaveValue('')
    }
  })

  test(`the way back up leads to the beginning of the page (${language})`, async ({ page }) => {
    await page.goto(lists[language].gyms?.address ?? '')
    await page.getByRole('link', { name: text.backToTop }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link').first()).toBeFocused()
  })

  test.describe(`eatery filters (${language})`, () => {
    const address = lists[language].eateries?.address ?? ''
    const studyPlace = (page: Page) => page.getByLabel(word.studyPlace)
    const servingType = (page: Page) => page.getByLabel(word.servingType)

    test('apply at once, keep the focus, and say how many are left', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(address)
      const all = await total(page)
      const place = await nameOfOption(studyPlace(page), 1)
      await studyPlace(page).focus()
      await studyPlace(page).selectOption(place)
      await expect(page).toHaveURL(/\?studyPlace=[a-z0-9-]+$/)
      await expect(studyPlace(page)).toBeFocused()
      await expect.poll(() => total(page)).toBeLessThan(all)
      const some = await total(page)
      await expect(cards(page).filter({ hasNotText: place })).toHaveCount(0)
      await expectAccessible()

      await servingType(page).selectOption(word.coffeeBar)
      await expect(page).toHaveURL(/studyPlace=[a-z0-9-]+&servingType=coffee-bar$/)
      await expect(page.getByRole('button', { name: word.apply })).toHaveCount(0)

      await page.goBack()
      await expect(servingType(page)).toHaveValue('')
      await expect(studyPlace(page)).not.toHaveValue('')
      await page.goBack()
      await expect(studyPlace(page)).toHaveValue('')
      await expect.poll(() => total(page)).toBeGreaterThan(some)
    })

    test('a choice made before the page was hydrated is not lost', async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\.js(\?|$)/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await servingType(page).selectOption(word.coffeeBar)
      release()
      await expect(page).toHaveURL(/\?servingType=coffee-bar$/)
      await expect(servingType(page)).toHaveValue('coffee-bar')
    })

    test('come from the address', async ({ page }) => {
      await page.goto(`${address}?servingType=coffee-bar`)
      await expect(servingType(page)).toHaveValue('coffee-bar')
      const coffeeBars = await total(page)
      await page.goto(`${address}?servingType=eatery`)
      await expect(servingType(page)).toHaveValue('eatery')
      const eateries = await total(page)
      await page.goto(address)
      expect(await total(page)).toBeGreaterThan(Math.max(coffeeBars, eateries))
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('are applied with a button', async ({ page }) => {
        await page.goto(address)
        const place = await nameOfOption(studyPlace(page), 1)
        await studyPlace(page).selectOption(place)
        await page.getByRole('button', { name: word.apply }).click()
        await expect(page).toHaveURL(/studyPlace=[a-z0-9-]+/)
        await expect(cards(page).first()).toContainText(place)
        await expect(cards(page).filter({ hasNotText: place })).toHaveCount(0)
        const chosen = new URL(page.url()).searchParams.get('studyPlace')
        const otherAddress = lists[language === 'no' ? 'en' : 'no'].eateries?.address
        await expect(page.locator('header a[hreflang]')).toHaveAttribute(
          'href',
          `${otherAddress}?studyPlace=${chosen}`,
        )
      })
    })
  })

  test.describe(`places near a study place (${language})`, () => {
    const address = lists[language].gyms?.address ?? ''

    test('come nearest first, say how far it is and how to get there', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(address)
      const all = await total(page)
      const first = await cards(page).first().getByRole('heading').textContent()
      const nearest = page.getByLabel(word.nearest)
      const place = 'BI Nydalen'
      await nearest.selectOption(place)
      await expect(page).toHaveURL(/\?studyPlace=[a-z0-9-]+$/)
      await expect(count(page)).toContainText(place)
      expect(await total(page)).toBe(all)
      const card = cards(page).first()
      await expect(card).toContainText(new RegExp(`\\d+ m ${word.from} ${place}`))
      await expect(card.getByRole('heading')).toHaveText('Nydalen')
      await expect(card.getByRole('link', { name: word.directions })).toHaveAttribute(
        'href',
        /^https:\/\/www\.openstreetmap\.org\/directions\?to=59\./,
      )
      await expectAccessible()

      await page.getByRole('link', { name: word.reset }).click()
      await expect(page).toHaveURL(address)
      await expect(nearest).toHaveValue('')
      await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '')
    })

    test('are left out while they are closed', async ({ page }) => {
      for (const list of [lists[language].gyms, lists[language].eateries]) {
        await page.goto(`${list?.address}?open=now`)
        await expect(page.getByLabel(word.hours)).toHaveValue('now')
        await expect(cards(page)).toHaveCount(await total(page))
        await expect(cards(page).filter({ hasNotText: word.isOpen })).toHaveCount(0)
      }
    })
  })

  test.describe(`open now (${language})`, () => {
    test('is shown for each fitness club, and is new each minute', async ({ page }) => {
      const address = lists[language].gyms?.address ?? ''
      const said = () => cards(page).locator('p').filter({ hasText: word.openState })
      await page.clock.install()
      await page.goto(address)
      await expect.poll(async () => (await said().count()) - (await cards(page).count())).toBe(0)
      expect(await said().count()).toBeGreaterThan(0)
      await page.route(`**${address}`, async (route) => {
        const response = await route.fetch()
        const renewed = (await response.text()).replaceAll('<article', '<article data-renewed')
        await route.fulfill({ response, body: renewed })
      })
      // A minute, and the seconds over which the browsers of all readers are spread.
      await page.clock.fastForward(70_000)
      await expect(page.locator('article[data-renewed]')).toHaveCount(await cards(page).count())
    })

    test('an eatery says its hours and marks no day twice', async ({ page }) => {
      await page.goto(lists[language].eateries?.address ?? '')
      const says = page.locator('p').filter({ hasText: word.openState })
      const open = cards(page).filter({ has: says }).first()
      await open.getByRole('heading').getByRole('link').click()
      await expect(says).toBeVisible()
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
      expect(await page.locator('tr[aria-current="date"]').count()).toBeLessThanOrEqual(1)
    })
  })

  test(`a position says until when one may apply (${language})`, async ({ page }) => {
    await page.goto(lists[language].jobListings?.address ?? '')
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('main').getByText(word.deadline)).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every list and its first page are all there', async ({ page }) => {
    for (const { address, back } of Object.values(lists.no)) {
      await page.goto(address)
      await cards(page).first().getByRole('link').first().click()
      await expect(page.getByRole('link', { name: back, exact: true })).toBeVisible()
    }
  })
})

async function nameOfOption(select: ReturnType<Page['getByLabel']>, index: number) {
  return (await select.locator('option').nth(index).textContent()) ?? ''
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
