import { layoutShift, observeLayoutShift } from './support/layout-shift.ts'
import { logIn } from './support/people.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide screen shows the whole menu')

  test('the menu of my page is one row with the current place', async ({
    page,
    expectAccessible,
  }) => {
    await observeLayoutShift(page)
    await logIn(page, 'member-free@trivsel.example')
    await page.goto('/min-side/trening')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect((await heading.boundingBox())?.y).toBeLessThan(240)
    const menu = page.getByRole('navigation', { name: 'Min side' })
    const toggle = menu.getByRole('button', { name: /^Min side ?: Trening$/ })
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThan(0.02)

    await test.step('it has every section, and the pages of this one', async () => {
      await toggle.press('Enter')
      await expect(menu.getByRole('link', { name: 'Profil' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Depositumskonto' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Trening', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      expect(await menu.getByRole('list').nth(1).getByRole('link').count()).toBeGreaterThan(1)
      await expectAccessible()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })

    await test.step('Escape closes it, and a link leads on and closes it', async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(menu.getByRole('link').first()).toBeHidden()
      await expect(toggle).toBeFocused()
      await toggle.click()
      await menu.getByRole('link', { name: 'Profil' }).click()
      await expect(heading).toHaveText('Profil')
      await expect(menu.getByRole('button', { name: /^Min side ?: Profil$/ })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu of my page is open', async ({ page }) => {
      await page.goto('/min-side')
      const menu = page.getByRole('navigation', { name: 'Min side' })
      await expect(menu.getByRole('button')).toHaveCount(0)
      await menu.getByRole('link', { name: 'Profil' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
    })
  })
})
