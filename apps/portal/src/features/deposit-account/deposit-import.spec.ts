import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'two members of staff with one page each')
/** A file with a wrong line is refused. */
test.use({ allowedErrors: [/422/] })

test('two caseworkers import customers, find their money in the bank, and undo the import', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const key = Date.now().toString(36)
  const fileName = `customers-${key}.csv`
  const header =
    'source;externalId;email;firstName;lastName;birthDate;nationality;institution;studyProgram;start;semesters;amount;paidOn'
  const line = (name: string, amount = '1000,50') =>
    `Kontoboka;${name}-${key};${name}-${key}@fjordvel.example;Linh;Nguyen;2003-04-05;VN;UiO;Informatics;2026H;2;${amount};2026-06-10`
  const file = (...lines: string[]) => ({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...lines].join('\n')),
  })
  await enterAsDemoStaff(page, 'caseworker')
  await page.goto('/ansatt/depositumsimport')
  const look = page.getByRole('button', { name: 'Se hva som blir endret' })
  const send = page.getByRole('button', { name: 'Send til bekreftelse', exact: true })
  const input = page.getByLabel('Fil (CSV)')

  await test.step('a wrong line is named by its number, and nothing can be sent', async () => {
    await input.setInputFiles(file(line('linh'), line('minh', '0')))
    await look.click()
    await expect(page.getByText('Linje 3: Skriv beløpet i kroner')).toBeVisible()
    await expect(send).toBeHidden()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the preview says what becomes of each line', async () => {
    await input.setInputFiles(file(line('linh'), line('minh')))
    await look.click()
    await expect(page.getByText(/Linje 2: Linh Nguyen .* får brukerkonto/)).toBeVisible()
    await expectAccessible()
    await send.click()
    await expect(page.getByText('Sendt. En kollega må bekrefte importen')).toBeVisible()
  })

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await enterAsDemoStaff(colleague, 'caseworker-too')
  await colleague.goto('/ansatt/depositumsimport')
  const made = colleague.getByRole('article', { name: fileName })
  const confirm = (text: string) =>
    colleague.getByRole('button', { name: `Bekreft: ${text} ${fileName}` })

  await test.step('a colleague looks at the customers and confirms', async () => {
    await made.getByText(`Kunder ${fileName}`).click()
    await expect(made.getByText(`Kontoboka, ID linh-${key}.`)).toBeVisible()
    await confirm('Hent inn 2 depositumskunder fra').click()
    await expect(made).toContainText('Mangler i banken: 2 001 kr')
  })

  await test.step('the same file changes nothing', async () => {
    await page.reload()
    await input.setInputFiles(file(line('linh'), line('minh')))
    await look.click()
    await expect(page.getByRole('heading', { name: 'Ingenting blir endret' })).toBeVisible()
  })

  await test.step('both see the money in the bank', async () => {
    const own = page.getByRole('article', { name: fileName })
    await own.getByRole('button', { name: 'Pengene er i banken' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Dag pengene var i banken').fill('2026-06-11')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Send til bekreftelse' }).click()
    await expect(dialog).toBeHidden()
    await colleague.reload()
    await confirm('Banken har pengene fra').click()
    await expect(made).toContainText('Pengene var i banken')
  })

  await test.step('the import is undone', async () => {
    await made.getByRole('button', { name: 'Angre importen' }).click()
    await colleague
      .getByRole('dialog')
      .getByRole('button', { name: 'Send til bekreftelse' })
      .click()
    await expect(colleague.getByRole('dialog')).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: `Bekreft: Angre importen av ${fileName}` }).click()
    await expect(page.getByRole('article', { name: fileName })).toContainText('Angret')
  })
  await context.close()
})
