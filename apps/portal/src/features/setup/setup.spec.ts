import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

test.skip(
  ({ isMobile }) => isMobile,
  'the width makes no difference: the narrowest one is looked at, too',
)

test('an administrator sees what is set up, and tries what lies outside', async ({
  page,
  expectAccessible,
}) => {
  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/oppsett')
  await expect(page.getByText('Alt er på plass.')).toBeVisible()
  await page.getByRole('button', { name: 'Prøv: E-post' }).press('Enter')
  await expect(page.getByText('Et eksempel er i bruk').first()).toBeVisible()
  await page.getByRole('button', { name: 'Prøv: Kortbetaling' }).press('Enter')
  await expect(page.getByText('Et eksempel er i bruk')).toHaveCount(2)
  await page.getByRole('button', { name: 'Prøv: Virusskanner' }).press('Enter')
  await expect(page.getByText('Det settes med CLAMAV_URL.')).toBeVisible()
  await page.getByRole('button', { name: 'Prøv: Innholdssystemet' }).press('Enter')
  await expect(page.getByText('Det virker.')).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Sentre og saler' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sentre og saler' })).toBeVisible()
})
