import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'one category at the end of the list')
test.use({ allowedErrors: [/409/] })

test('staff add a category, and the form offers it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const number = Date.now()
  const category = `Kategori ${number}`
  const english = `Category ${number}`
  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/henvendelser/oppsett')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oppsett av henvendelser')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Lagre' })
  const edit = (name: string) => page.getByRole('button', { name: `Endre ${name}`, exact: true })
  await expect(edit('Helse')).toBeVisible()
  await expectAccessible()

  await test.step('errors are shown and nothing is saved', async () => {
    await page.getByRole('button', { name: 'Ny kategori' }).click()
    await dialog.getByLabel('Navn på norsk').fill(category)
    await dialog.getByLabel('Navn på engelsk').fill('Health')
    await dialog.getByLabel('Postkasse').fill('post')
    await save.click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await dialog.getByLabel('Postkasse').fill('post@trivsel.example')
    await save.click()
    await expect(dialog.getByText('Navnet er i bruk')).toBeVisible()
    await expectAccessible()
  })

  await test.step('a category with a sub-category is offered', async () => {
    await dialog.getByLabel('Navn på engelsk').fill(english)
    await save.click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: `Ny underkategori ${category}` }).click()
    await expect(dialog.getByLabel('Eget skjema')).toHaveAccessibleDescription(/blir sendt videre/)
    await dialog.getByLabel('Navn på norsk').fill('Annet')
    await dialog.getByLabel('Navn på engelsk').fill('Other')
    await save.click()
    await expect(dialog).toBeHidden()
    const form = await page.context().newPage()
    await form.goto(`/en/contact?category=category-${number}`)
    const chosen = form.getByLabel('Category', { exact: true }).locator('option:checked')
    await expect(chosen).toHaveText(english)
    await form.close()
  })

  await test.step('it moves up with the keyboard and keeps the focus', async () => {
    const up = page.getByRole('button', { name: `Flytt opp: ${category}` })
    const names = page.getByRole('heading', { level: 3 })
    const last = (await names.count()) - 1
    await expect(names.nth(last)).toHaveText(category)
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(names.nth(last - 1)).toHaveText(category)
    await expect(up).toBeFocused()
  })

  await test.step('it becomes confidential when a second administrator confirms it', async () => {
    await edit(category).click()
    await dialog.getByLabel('Hvem svarer').selectOption('Helse')
    await save.click()
    await expect(page.getByText(/^Lagret som forslag/)).toBeVisible()
    const waiting = page.getByRole('region', { name: 'Venter på en kollega' })
    await expect(waiting).toContainText(`Fortrolig kategori «${category}»`)
    await expectAccessible()
    const second = await (await browser.newContext({ baseURL: portalUrl })).newPage()
    await enterAsDemoStaff(second, 'admin-too')
    await second.goto('/en/staff')
    await second
      .getByRole('button', { name: `Confirm: Confidential category “${english}”` })
      .click()
    await expect(second.getByText('The change is confirmed.')).toBeVisible()
    await second.context().close()
    await page.reload()
    const listed = page.getByRole('listitem').filter({ has: edit(category) })
    await expect(listed).toContainText('post@trivsel.example, Helse')
  })

  await test.step('it disappears when it is removed', async () => {
    await edit(category).click()
    await dialog.getByRole('button', { name: 'Fjern' }).click()
    await expect(dialog).toContainText(`Fjerne «${category}»?`)
    await dialog.getByRole('button', { name: 'Fjern' }).click()
    await expect(edit(category)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })
})
