import { portalUrl } from './support/addresses.ts'
import { expect, expectNoSidewaysScroll, languages, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const pages = {
  no: {
    mainMenu: 'Hovedmeny',
    closeMenu: 'Lukk menyen',
    searchLabel: 'Søk på Trivsel',
    search: 'Søk',
    searchPage: '/sok',
    help: '/hjelp-og-kontakt',
    home: 'Forsiden',
    breadcrumbs: 'Du er her',
    furtherReading: 'Les også',
    doctors: '/helse/leger',
  },
  en: {
    mainMenu: 'Main menu',
    closeMenu: 'Close the menu',
    searchLabel: 'Search Trivsel',
    search: 'Search',
    searchPage: '/en/search',
    help: '/en/help-and-contact',
    home: 'Front page',
    breadcrumbs: 'You are here',
    furtherReading: 'See also',
    doctors: '/en/health/doctors',
  },
} as const

for (const language of languages) {
  const text = pages[language]
  const { front, menu } = texts[language]

  test.describe(`a visitor looks around (${language})`, () => {
    test('the front page says where one is and leads on', async ({ page, expectAccessible }) => {
      await page.goto(front)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible()
      await page.getByRole('searchbox', { name: text.searchLabel }).fill('lege')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${text.searchPage}\\?q=lege`))
    })

    test('goes from the menu to a page under a section, and the menu is out of the way', async ({
      page,
      isMobile,
      expectAccessible,
    }) => {
      await page.goto(front)
      if (isMobile) await page.getByRole('button', { name: menu, exact: true }).click()
      const sections = page.getByRole('navigation', { name: text.mainMenu })
      const list = sections.locator('details').first()
      await list.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(list).toHaveAttribute('open')
      await expectAccessible()
      const target = list.getByRole('link').first()
      const address = (await target.getAttribute('href')) ?? ''
      await page.keyboard.press('Tab')
      await expect(target).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('header details[open]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: text.closeMenu })).toBeHidden()
    })

    test('Escape and a press elsewhere close a list of the menu', async ({ page, isMobile }) => {
      test.skip(isMobile, 'on a phone the list lies in the sheet')
      await page.goto(text.doctors)
      const list = page.getByRole('navigation', { name: text.mainMenu }).locator('details').first()
      await list.locator('summary').click()
      await page.keyboard.press('Escape')
      await expect(list).not.toHaveAttribute('open')
      await expect(list.locator('summary')).toBeFocused()
      await list.locator('summary').click()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(list).not.toHaveAttribute('open')
    })

    test('the menu says where one is', async ({ page, isMobile }) => {
      await page.goto(text.doctors)
      if (isMobile) await page.getByRole('button', { name: menu, exact: true }).click()
      const sections = page.getByRole('navigation', { name: text.mainMenu })
      await expect(sections.locator('a[aria-current]').first()).toBeVisible()
    })

    test('reads how to reach a service area', async ({ page, expectAccessible }) => {
      await page.goto(text.help)
      await expect(
        page
          .getByRole('navigation', { name: text.breadcrumbs })
          .getByRole('link', { name: text.home }),
      ).toHaveAttribute('href', front)
      await expectAccessible()
      const areas = page.getByRole('main').locator('details')
      await areas.first().locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(areas.first().getByRole('link').last()).toBeVisible()
      await expectAccessible()
      await expect(
        page.getByRole('region', { name: text.furtherReading }).getByRole('link'),
      ).not.toHaveCount(0)
    })

    test('a link to a service area unfolds it', async ({ page }) => {
      await page.goto(text.help)
      const area = page.getByRole('main').locator('details').nth(1)
      const id = await area.locator('[id^="contact-"]').getAttribute('id')
      await page.goto('about:blank')
      await page.goto(`${text.help}#${id}`)
      await expect(area).toHaveAttribute('open')
      await expect(area.locator('summary')).toBeInViewport()
    })

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const address of [front, text.help]) {
        await page.goto(address)
        await expectNoSidewaysScroll(page)
      }
      await page.getByRole('button', { name: menu, exact: true }).click()
      await page.getByRole('navigation').locator('summary').first().click()
      await expectNoSidewaysScroll(page)
    })

    test('nothing is fetched from anybody else', async ({ page }) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== new URL(portalUrl).origin)
          foreign.push(origin)
      })
      await page.goto(text.help)
      await page.goto(front)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(foreign).toEqual([])
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu, the front page and the accordions work', async ({ page, isMobile }) => {
    const text = pages.no
    await page.goto('/')
    if (isMobile) await page.getByRole('button', { name: texts.no.menu, exact: true }).click()
    const list = page.getByRole('navigation', { name: text.mainMenu }).locator('details').first()
    await list.locator('summary').click()
    await list.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(text.help)
    const area = page.getByRole('main').locator('details').first()
    await area.locator('summary').click()
    await expect(area).toHaveAttribute('open')
  })
})
