import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

/** The draft belongs to the account, which the tests of both widths would share. */
test.skip(({ isMobile }) => isMobile, 'one draft of one account')

test('staff add a court with a name in each language, and the audit log names its fields', async ({
  page,
  expectAccessible,
}) => {
  const name = `Squashbane ${Date.now().toString(36).slice(-5)}`
  await enterAsDemoStaff(page, 'sports')
  await page.goto('/ansatt/trening/baner')
  await page.getByRole('button', { name: 'Ny bane' }).click()
  const dialog = page.getByRole('dialog', { name: 'Baner' })
  const save = dialog.getByRole('button', { name: 'Lagre' })

  await test.step('missing names are listed above the form with links to the fields', async () => {
    await save.click()
    const summary = dialog.getByRole('alert').first()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link', { name: 'Skriv navnet på norsk.' })).toBeVisible()
    await summary.getByRole('link', { name: 'Skriv navnet på engelsk.' }).click()
    await expect(dialog.getByLabel('Navn på engelsk')).toBeFocused()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a reload keeps what was typed', async () => {
    await dialog.getByLabel('Navn på norsk').fill(name)
    await dialog.getByLabel('Navn på engelsk').fill(`${name} in English`)
    await dialog.getByLabel('Kan bookes').selectOption('Nei')
    await expect(dialog.getByText('Det du har skrevet, er lagret.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Ny bane' }).click()
    await expect(dialog.getByLabel('Navn på norsk')).toHaveValue(name)
    await expect(dialog.getByLabel('Kan bookes')).toHaveValue('no')
  })

  await test.step('two presses add one court', async () => {
    await save.dblclick()
    await expect(page.getByText('Endringen er lagret.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const courts = page.getByRole('region', { name: 'Baner', exact: true })
    await expect(courts.getByText(name, { exact: true })).toHaveCount(1)
    await page.goto('/en/staff/sports/courts')
    await expect(page.getByText(`${name} in English`, { exact: true })).toBeVisible()
  })

  await test.step('the audit log says what was saved', async () => {
    await enterAsDemoStaff(page, 'admin')
    await page.goto('/ansatt/hendelseslogg')
    const entry = page.getByRole('row').filter({ hasText: name })
    await expect(entry).toContainText('lagret en bane')
    await expect(entry).toContainText(`Navn: ${name}, ${name} in English`)
    await expect(entry).toContainText('Kan bookes: Nei')
  })
})
