import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

/** The draft belongs to the account, which the tests of both widths would share. */
test.skip(({ isMobile }) => isMobile, 'one draft of one account')

test('staff add a membership type with a name in each language, and correct its price', async ({
  page,
  expectAccessible,
}) => {
  const code = `MORGEN_${Date.now().toString(36).slice(-5).toUpperCase()}`
  const name = `Morgen ${code.slice(-5)}`
  await enterAsDemoStaff(page, 'sports')
  await page.goto('/ansatt/trening/medlemskapstyper')
  const form = page.getByRole('region', { name: 'Legg inn eller endre' })
  const save = form.getByRole('button', { name: 'Lagre' })

  await test.step('what is missing is listed above the form with links to the inputs', async () => {
    await save.click()
    const summary = form.getByRole('alert').first()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Skriv en kode med store bokstaver, tall og understrek',
      'Velg en dato',
      'Skriv navnet på norsk',
      'Skriv navnet på engelsk',
      'Skriv et helt antall kroner',
    ])
    await summary.getByRole('link', { name: 'Skriv navnet på engelsk' }).click()
    await expect(form.getByLabel('Navn på engelsk')).toBeFocused()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a reload keeps what was typed and chosen', async () => {
    await form.getByLabel('Kode').fill(code.toLowerCase())
    await form.getByLabel('Gjelder fra').fill('2026-01-01')
    await form.getByLabel('Navn på norsk').fill(name)
    await form.getByLabel('Navn på engelsk').fill(`${name} in English`)
    await form.getByLabel('Andre').check()
    await form.getByLabel('Pris i hele kroner').fill('1 250')
    await expect(form.getByText('Det du har skrevet, er lagret.')).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('Navn på norsk')).toHaveValue(name)
    await expect(form.getByLabel('Andre')).toBeChecked()
    await expect(form.getByLabel('Studenter')).not.toBeChecked()
  })

  const row = page.getByRole('row').filter({ hasText: code })
  await test.step('two presses add one type, and the form is empty again', async () => {
    await save.dblclick()
    await expect(page.getByText('Medlemskapet er lagret.')).toBeVisible()
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Andre')
    await expect(row).toContainText(/1\s250\skr/)
    await expect(form.getByLabel('Kode')).toHaveValue('')
    await expect(form.getByLabel('Studenter')).toBeChecked()
  })

  await test.step('the line is corrected in the same form', async () => {
    await row.getByRole('button', { name: `Rediger ${name}` }).click()
    await expect(form.getByLabel('Kode')).toHaveValue(code)
    await form.getByLabel('Pris i hele kroner').fill('1300')
    await form.getByRole('group', { name: 'Til salgs' }).getByLabel('Nei').check()
    await save.click()
    await expect(row).toContainText(/1\s300\skr/)
    await expect(row).toContainText('Nei')
    await page.goto('/en/staff/sports/membership-types')
    await expect(row.getByRole('rowheader')).toHaveText(`${name} in English`)
  })

  await test.step('the audit log says what was saved', async () => {
    await enterAsDemoStaff(page, 'admin')
    await page.goto('/ansatt/hendelseslogg')
    const entry = page.getByRole('row').filter({ hasText: code })
    await expect(entry.first()).toContainText('Lagret medlemskapstype')
    await expect(entry.last()).toContainText(`Navn: ${name}, ${name} in English`)
    await expect(entry.last()).toContainText(/Pris: 1\s250\skr/)
  })
})

test('staff change the rules of freezing, and the form stays as it was saved', async ({ page }) => {
  await enterAsDemoStaff(page, 'sports')
  await page.goto('/ansatt/trening/medlemskapstyper')
  const form = page.getByRole('region', { name: 'Regler for frys, oppsigelse og betaling' })
  await expect(form).toBeVisible({ timeout: 30_000 })
  const limit = form.getByLabel('Frysmåneder per kalenderår etter det første')
  const save = form.getByRole('button', { name: 'Lagre' })
  await limit.fill('13')
  await save.click()
  await expect(form.getByText('Skriv et tall fra 0 til 12').last()).toBeVisible()
  for (const months of ['2', '1']) {
    await limit.fill(months)
    await save.click()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Reglene er lagret.')).toBeVisible()
    await expect(limit).toHaveValue(months)
    await page.reload()
    await expect(limit).toHaveValue(months)
  }
})
