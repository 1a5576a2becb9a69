import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

test.skip(
  ({ isMobile }) => isMobile,
  'the width makes no difference: the narrowest one is looked at, too',
)

test('an administrator adds an institution that asks for a degree, and students can choose it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const code = `Fjordvel ${Date.now().toString(36).slice(-5)}`
  const name = `${code} høgskole`
  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/laeresteder')
  await page.getByRole('button', { name: 'Legg til lærested' }).click()
  const dialog = page.getByRole('dialog', { name: 'Legg til lærested' })
  const save = dialog.getByRole('button', { name: 'Lagre' })

  await test.step('what is missing is named', async () => {
    await save.click()
    const summary = dialog.getByRole('alert').first()
    await expect(summary.getByRole('link', { name: 'Skriv kortnavnet.' })).toBeVisible()
    await summary.getByRole('link', { name: 'Skriv navnet på engelsk.' }).click()
    await expect(dialog.getByLabel('Navn på engelsk')).toBeFocused()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('it is added', async () => {
    await dialog.getByLabel('Kortnavn').fill(code)
    await dialog.getByLabel('Navn på norsk').fill(name)
    await dialog.getByLabel('Navn på engelsk').fill(`${code} College`)
    await dialog.getByRole('radio', { name: 'grad: bachelor eller master' }).check()
    await save.click()
    await expect(page.getByText('Lagret.', { exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Endre ${name}` })).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('its key is shown once', async () => {
    await page.getByRole('button', { name: `Nøkler ${name}` }).click()
    const keys = page.getByRole('dialog', { name: `Nøkler til ${name}` })
    await keys.getByRole('button', { name: 'Lag en nøkkel' }).click()
    await expect(keys.getByText(/^[\w-]{16}\.[\w-]{43}$/)).toBeVisible()
    await expect(keys.getByText('ikke brukt ennå')).toBeVisible()
    await keys.getByRole('button', { name: 'Trekk tilbake' }).click()
    await expect(keys.getByText('Lærestedet har ingen nøkkel.')).toBeVisible()
  })

  const student = await (await browser.newContext()).newPage()
  await test.step('the application for a deposit account asks its students for their degree', async () => {
    await logIn(student, memberEmail(13))
    await student.goto('/en/my-page/deposit-account/application')
    await student.getByLabel('Institution', { exact: true }).selectOption(`${code} College`)
    await expect(student.getByRole('radio', { name: 'Master' })).toBeVisible()
    await expect(student.getByRole('radio', { name: 'Autumn' })).toHaveCount(0)
  })

  await test.step('made inactive, it cannot be chosen any more', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Endre ${name}` }).click()
    const edited = page.getByRole('dialog', { name: `Endre ${code}` })
    await edited.getByRole('radio', { name: 'Nei' }).check()
    await edited.getByRole('button', { name: 'Lagre' }).click()
    await expect(page.getByText('Lagret.', { exact: true })).toBeVisible()
    await student.goto('/en/my-page/deposit-account/application')
    await expect(student.getByLabel('Institution', { exact: true })).toBeVisible()
    await expect(student.getByRole('option', { name: `${code} College` })).toHaveCount(0)
  })
})
