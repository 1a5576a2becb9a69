import { enterAsDemoStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('the menu says how much waits, and leads to it', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await enterAsDemoStaff(page, 'caseworker')
  await page.goto('/ansatt')
  const menu = page.getByRole('navigation', { name: 'Ansattsider' })
  const toggle = menu.getByRole('button', { name: 'Meny' })
  if (isMobile) {
    await toggle.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link').first()).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
  }
  await expectAccessible()
  await menu.getByRole('link', { name: /^Saker \d+ som venter$/ }).click()
  await expect(page.getByRole('heading', { name: 'Saker', level: 1 })).toBeVisible()
  if (!isMobile) return
  await expect(toggle).toContainText('Saker')
  await page.goBack()
  await expect(toggle).toContainText('Oversikt')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})
