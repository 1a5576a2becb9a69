import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, test } from '../../../../../e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'one period of one site')

test('an administrator changes a period, and reads first what a shorter one removes', async ({
  page,
  expectAccessible,
}) => {
  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/oppbevaring')
  const row = page
    .getByRole('list', { name: 'Perioder dere kan endre' })
    .getByRole('listitem')
    .filter({ hasText: 'Loggen over hvem' })
  await expect(row).toContainText('måneder', { timeout: 30_000 })
  await expectAccessible()
  const change = async (months: string) => {
    await row.getByRole('button').click()
    await page.getByLabel('Måneder').fill(months)
    await page.getByRole('dialog').getByRole('button', { name: 'Lagre' }).click()
  }

  await change('61')
  await expect(page.getByText('Skriv et antall måneder fra 12 til 60.').last()).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')

  await change('36')
  await expect(page.getByText('Perioden er lagret.')).toBeVisible()
  await expect(row).toContainText('36\u00a0måneder')

  await change('24')
  await expect(page.getByText('ville neste kjøring fjernet dette antallet')).toBeVisible()
  await expect(row).toContainText('36\u00a0måneder')
  await expectAccessible()
  await page.getByRole('button', { name: 'Lagre den kortere perioden' }).click()
  await expect(row).toContainText('24\u00a0måneder')
})
