import type { Page } from '@playwright/test'
import { previewAddress } from '@trivsel/content-contract/preview'
import { logIn, memberEmail } from './support/people.ts'
import { watchScripts } from './support/script-bytes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

/* What light pages promise (docs/adr/0089-light-pages.md), and what visitors must not lose by them. */

const kilobyte = 1_000

/** One address of each kind of light page, in either language by turns. */
const lightPages = {
  front: '/',
  'page of content': '/en/sports/your-first-visit',
  'page that folds': '/hjelp-og-kontakt',
  list: '/en/sports/fitness-clubs',
  'page of a place': '/barnehage/barnehager/klossen',
  'list of staff': '/en/health/doctors',
  'list with words': '/foreninger/finn-forening',
  'page of an association': '/foreninger/finn-forening/studentkoret-fjordklang',
  'event calendar': '/en/event-calendar',
  event: '/arrangementer/7',
  'course calendar': '/kurskalender',
  search: '/sok?q=barnehage',
  'address of nothing': '/en/there-is-nothing-here',
} as const

const lightBudget = 20 * kilobyte

/**
 * Kilobytes of script that a page may load which React hydrates: what it is today, rounded up. The aim
 * is 100.
 */
const budgets = {
  '/logg-inn': 185,
  '/en/sports/group-classes': 175,
  '/trening/haller-og-baner': 200,
  '/en/contact': 250,
  '/min-side': 220,
} as const

const areaOf = (address: string) => (address === '/min-side' ? 'my-page' : 'public')

const onceIsEnough = 'the width makes no difference'

test.describe('the address of nothing', () => {
  test.use({ allowedErrors: [/404/] })

  test('a light page loads little script, and none of React', async ({ page, isMobile }) => {
    test.skip(isMobile, onceIsEnough)
    const takeScripts = watchScripts(page)
    for (const [kind, address] of Object.entries(lightPages))
      await test.step(kind, async () => {
        const response = await page.goto(address)
        const { addresses, bytes } = takeScripts()
        expect(addresses).not.toEqual([])
        expect(addresses.filter((script) => !script.startsWith('/assets/light-'))).toEqual([])
        expect(bytes).toBeLessThanOrEqual(lightBudget)
        const inline = 'script:not([src], [type="application/ld+json"]), link[rel="modulepreload"]'
        await expect(page.locator(inline)).toHaveCount(0)
        expect(await unstyledClasses(page)).toEqual([])
        expect(response?.headers()['content-security-policy']).toContain("script-src 'self';")
      })
  })
})

/** Classes of our style sheets on the page for which no sheet of the page has a rule. */
function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string =>
      [...rules]
        .map((rule) => {
          const own = rule instanceof CSSStyleRule ? rule.selectorText : ''
          return own + ('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : '')
        })
        .join(' ')
    const all = [...document.styleSheets].map(({ cssRules }) => selectors(cssRules)).join(' ')
    const styled = new Set(all.match(/(?<=\.)_[\w-]+/g))
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ])
    return [...new Set(used)].filter((name) => name.startsWith('_') && !styled.has(name))
  })
}

test('a page that is hydrated loads no more script than its budget', async ({ page, isMobile }) => {
  test.skip(isMobile, onceIsEnough)
  await logIn(page, memberEmail(4))
  const takeScripts = watchScripts(page)
  for (const [address, budget] of Object.entries(budgets))
    await test.step(address, async () => {
      await page.goto(address)
      const { addresses, bytes } = takeScripts()
      const areas = addresses.filter((script) => script.startsWith('/assets/routes-'))
      expect(areas).toEqual([expect.stringContaining(`routes-${areaOf(address)}-`)])
      expect(bytes).toBeGreaterThan(lightBudget)
      expect(bytes).toBeLessThanOrEqual(budget * kilobyte)
    })
})

const eateries = {
  address: '/en/food-and-drink/eateries',
  place: 'Study place',
  kind: 'Serving type',
  coffeeBar: 'Coffee bar',
  apply: 'Apply filters',
  reset: 'Reset filters',
} as const

const count = (page: Page) => page.getByRole('main').getByRole('status')
/** Goes on when the page has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, top)
      }).then(() => undefined),
    top,
  )
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('choices change the list and nothing else, and back and forward lead through them', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, onceIsEnough)
  const place = page.getByLabel(eateries.place)
  const kind = page.getByLabel(eateries.kind)
  await page.goto(eateries.address)
  const all = (await count(page).textContent()) ?? ''
  const status = await count(page).elementHandle()

  await test.step('the focus, the place on the page and the element that is read aloud stay', async () => {
    await kind.focus()
    await scrollTo(page, 150)
    await kind.selectOption(eateries.coffeeBar)
    await expect(page).toHaveURL(/\?servingType=coffee-bar$/)
    await expect(count(page)).not.toHaveText(all)
    await expect(kind).toBeFocused()
    expect(await scrolledTo(page)).toBe(150)
    expect(await status?.evaluate((element) => element.isConnected)).toBe(true)
  })

  await test.step('what the page says of itself follows', async () => {
    const own = new RegExp(`${eateries.address}\\?servingType=coffee-bar$`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own)
    await expect(page.locator('header a[hreflang="nb"]')).toHaveAttribute(
      'href',
      '/mat-og-drikke/spisesteder?servingType=coffee-bar',
    )
  })

  const coffeeBars = (await count(page).textContent()) ?? ''
  await test.step('back leads far down a list that is longer than the other', async () => {
    await page.goBack()
    await expect(count(page)).toHaveText(all)
    await scrollTo(page, 3_000)
    await page.goForward()
    await expect(count(page)).toHaveText(coffeeBars)
    await page.goBack()
    await expect(count(page)).toHaveText(all)
    await expect.poll(() => scrolledTo(page)).toBe(3_000)
    await page.goForward()
    await expect(count(page)).toHaveText(coffeeBars)
    // Where the browser leads to, a moment later: what is chosen before that is chosen elsewhere.
    await expect.poll(() => scrolledTo(page)).toBe(150)
  })

  await test.step('back and forward show what was chosen, where it was read', async () => {
    await place.selectOption({ index: 1 })
    await expect(page).toHaveURL(/studyPlace=/)
    await expect(count(page)).not.toHaveText(coffeeBars)
    const both = (await count(page).textContent()) ?? ''
    await scrollTo(page, 250)
    await page.goBack()
    await expect(count(page)).toHaveText(coffeeBars)
    await expect(place).toHaveValue('')
    await expect(kind).toHaveValue('coffee-bar')
    await expect.poll(() => scrolledTo(page)).toBe(150)
    await page.goForward()
    await expect(count(page)).toHaveText(both)
    await expect(place).not.toHaveValue('')
    await expect.poll(() => scrolledTo(page)).toBe(250)
    await page.goBack()
    await expect(count(page)).toHaveText(coffeeBars)
  })

  await test.step('back from a page of the list, too', async () => {
    const card = page.getByRole('article').nth(1).getByRole('link').first()
    await card.scrollIntoViewIfNeeded()
    const before = await scrolledTo(page)
    await card.click()
    await expect(page).toHaveURL(/eateries\/[a-z]/)
    await page.goBack()
    await expect(kind).toHaveValue('coffee-bar')
    await expect(count(page)).toHaveText(coffeeBars)
    await expect.poll(() => scrolledTo(page)).toBe(before)
    await page.getByRole('link', { name: eateries.reset }).click()
    await expect(page).toHaveURL(eateries.address)
    await expect(count(page)).toHaveText(all)
    await expect(kind).toHaveValue('')
    // The link that had the focus is gone.
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('a fetch that fails', () => {
  test.use({ allowedErrors: [/ERR_FAILED|500|ERR_INTERNET_DISCONNECTED/] })

  test('becomes an ordinary visit', async ({ page, context, isMobile }) => {
    test.skip(isMobile, onceIsEnough)
    const kind = page.getByLabel(eateries.kind)
    const body = '<main id="content">Not now</main>'
    for (const failure of ['aborted', 'refused'] as const)
      await test.step(failure, async () => {
        await page.goto(eateries.address)
        await page.route(`**${eateries.address}?*`, (route) => {
          if (route.request().resourceType() !== 'fetch') return route.continue()
          if (failure === 'aborted') return route.abort()
          return route.fulfill({ status: 500, contentType: 'text/html', body })
        })
        const isLoaded = page.waitForEvent('load', { timeout: 10_000 })
        await kind.selectOption(eateries.coffeeBar)
        await isLoaded
        await expect(page).toHaveURL(/\?servingType=coffee-bar$/)
        await expect(kind).toHaveValue('coffee-bar')
        await page.unrouteAll()
      })

    await test.step('without a network the browser says so', async () => {
      await page.goto(eateries.address)
      await context.setOffline(true)
      await kind.selectOption(eateries.coffeeBar)
      await expect(page).toHaveURL(/^chrome-error:/)
      await context.setOffline(false)
    })
  })
})

test.describe('where the scripts never come', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })

  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/light-*', (route) => route.abort())
  })

  /** Without waiting for what never comes. */
  const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

  test('filters, search and the other language work', async ({ page, isMobile }) => {
    test.skip(isMobile, onceIsEnough)
    await test.step('the filters get their button after some seconds', async () => {
      await open(page, eateries.address)
      await page.getByLabel(eateries.kind).selectOption(eateries.coffeeBar)
      const apply = page.getByRole('button', { name: eateries.apply })
      await expect(apply).toBeHidden()
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.currentTime = 5_000
      })
      await apply.click()
      await expect(page).toHaveURL(/servingType=coffee-bar/)
      await expect(page.getByLabel(eateries.kind)).toHaveValue('coffee-bar')
    })

    await test.step('the other language has the same choice', async () => {
      await page.getByRole('link', { name: texts.en.otherLanguage, exact: true }).click()
      await expect(page).toHaveURL('/mat-og-drikke/spisesteder?servingType=coffee-bar')
    })

    await test.step('the search answers', async () => {
      await open(page, '/sok')
      await page.getByRole('main').getByRole('searchbox').fill('barnehage')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/sok?q=barnehage')
      await expect(page.locator('main mark').first()).toBeVisible()
    })
  })

  test('a phone opens its menu and its filters', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has room for both')
    await open(page, '/foreninger/finn-forening')
    await page.getByRole('button', { name: texts.no.menu, exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Hovedmeny' })
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Lukk menyen' }).click()
    await expect(menu).toBeHidden()

    const filters = page.locator('button[aria-haspopup="dialog"]')
    await filters.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Nullstill filtre' })).toBeHidden()
    await sheet.getByRole('combobox').first().selectOption({ index: 1 })
    await sheet.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/finn-forening\?(.*&)?[a-z]+=[^&]/)
    await expect(filters).toContainText('1')
  })
})

test.describe('a failed log-out', () => {
  test.use({ allowedErrors: [/500/] })

  test('is told, and one that works leaves nothing of its member', async ({ page, isMobile }) => {
    test.skip(isMobile, onceIsEnough)
    await logIn(page, memberEmail(3))
    await page.goto('/helse/leger')
    const logOut = page.getByRole('button', { name: texts.no.logOut })
    const logInLink = page.getByRole('link', { name: texts.no.loginHeading, exact: true })

    await test.step('who is still logged in is told', async () => {
      await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 500 }))
      await logOut.click()
      await expect(page.getByRole('alert').filter({ hasText: texts.no.logOutFailed })).toBeVisible()
      await expect(logOut).toBeVisible()
      await page.unroute('**/api/auth/sign-out')
    })

    await test.step('a page that comes back as it was left knows of the log-out', async () => {
      const other = await page.context().newPage()
      await other.goto('/arrangementer')
      await other.getByRole('button', { name: texts.no.logOut }).click()
      await expect(other).toHaveURL('/')
      await expect(other.getByRole('button', { name: texts.no.logOut })).toBeHidden()
      await other.goBack()
      await expect(other).toHaveURL('/arrangementer')
      await expect(other.getByRole('button', { name: texts.no.logOut })).toBeHidden()
      await other.close()

      await expect(logOut).toBeVisible()
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
      await expect(logOut).toBeHidden()
      await expect(logInLink).toBeVisible()
    })
  })
})

/** Milliseconds until the next refresh, wherever in its minute the page was opened. */
const untilRefresh = 70_000

test('what is new each minute takes nothing from somebody who is choosing', async ({
  page,
  isMobile,
}) => {
  await page.clock.install()
  const renewed = page.locator('h1[data-renewed]')
  const renew = async (address: string) =>
    page.route(address, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replace('<h1', '<h1 data-renewed')
      await route.fulfill({ response, body })
    })

  if (isMobile) {
    await renew('**/kurskalender')
    await page.goto('/kurskalender')
    await page.locator('button[aria-haspopup="dialog"]').click()
    const choice = page.getByRole('dialog').getByRole('combobox').first()
    await choice.selectOption({ index: 1 })
    const chosen = await choice.inputValue()
    await page.clock.fastForward(untilRefresh)
    await expect(renewed).toBeAttached()
    await expect(choice).toHaveValue(chosen)
    await page.getByRole('dialog').locator('button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(`=${chosen}$`))
    return
  }
  await page.goto('/en/food-and-drink/eateries')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/eateries?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Serving type').selectOption('coffee-bar')
  await page.clock.fastForward(untilRefresh)
  answer()
  await expect(page).toHaveURL(/servingType=coffee-bar$/)
})

test('a page is fetched when its link is pointed at, and is new when it is opened', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger points and presses at once')
  await page.goto('/helse')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Treningssentre' })
  await link.scrollIntoViewIfNeeded()
  const fetched = page.waitForResponse(/trening\/treningssentre$/)
  await link.hover()
  expect((await fetched).request().headers()['sec-purpose']).toBe('prefetch')

  await page.route('**/trening/treningssentre', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('<h1', '<h1 data-renewed')
    await route.fulfill({ response, body })
  })
  await link.click()
  await expect(page).toHaveURL('/trening/treningssentre')
  await expect(page.locator('h1[data-renewed]')).toBeAttached()
})

test('links take along what only the browser knows of the address', async ({ page, isMobile }) => {
  test.skip(isMobile, onceIsEnough)
  const address = '/en/food-and-drink/eateries?servingType=coffee-bar&from=poster#content'
  await page.goto(address)
  await page.getByRole('link', { name: texts.en.loginHeading, exact: true }).click()
  await expect(page).toHaveURL(`/en/login?callback=${encodeURIComponent(address)}`)
  await page.route('**/files/tiles/**', (route) => route.fulfill({ status: 204 }))
  await page.goto('/mat-og-drikke/spisesteder?view=map&from=poster')
  await page.getByRole('link', { name: texts.no.otherLanguage, exact: true }).click()
  await expect(page).toHaveURL('/en/food-and-drink/eateries?view=map')
})

test.describe('a visitor who has not answered', () => {
  test.use({ hasAnsweredConsent: false })

  test('refuses cookies once, for all pages', async ({ page, isMobile }) => {
    test.skip(isMobile, onceIsEnough)
    await page.goto('/en')
    const bar = page.locator('[data-consent]')
    await bar.getByRole('button', { name: 'Decline' }).click()
    await expect(bar).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fitness clubs' }).click()
    await expect(page).toHaveURL('/en/sports/fitness-clubs')
    await hydrated(page)
    await page.waitForLoadState('load')
    await expect(bar).toBeHidden()
  })
})

test('a preview is light, and says that it is one', async ({ page, isMobile }) => {
  const { E2E_SITE_KEY: siteKey } = process.env
  test.skip(isMobile || !siteKey, 'the width makes no difference, and a permit is signed')
  const takeScripts = watchScripts(page)
  const address = '/en/sports/your-first-visit'
  await page.goto(previewAddress('', siteKey ?? '', address, Date.now() + 60_000))
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  expect(takeScripts().bytes).toBeLessThanOrEqual(lightBudget)
})

test('pages give way to each other with a transition, unless motion is reduced', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, onceIsEnough)
  await page.goto('/helse/leger')
  // By its rule: whether a busy machine has the time to show one is another question.
  const hasTransition = () =>
    page.evaluate(() => {
      const applies = (rules: CSSRuleList): boolean =>
        [...rules].some((rule) => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false
          if (rule instanceof CSSGroupingRule) return applies(rule.cssRules)
          return rule.cssText.startsWith('@view-transition')
        })
      return [...document.styleSheets].some(({ cssRules }) => applies(cssRules))
    })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await hasTransition()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await hasTransition()).toBe(false)
})
