import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

/** A file with a wrong line is refused. */
test.skip(
  ({ isMobile }) => isMobile,
  'the width makes no difference: the narrowest one is looked at, too',
)

test.use({ allowedErrors: [/422/] })

test('an administrator imports members, corrects a line, and undoes the import', async ({
  page,
  expectAccessible,
}) => {
  const key = Date.now().toString(36)
  const header = 'email;firstName;lastName;membership;from'
  const file = (...lines: string[]) => ({
    name: `members-${key}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...lines].join('\n')),
  })
  const good = `ida-${key}@fjordvel.example;Ida;Moe;STUDENT_FREE;2026-09-01`
  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/trening/medlemsimport')
  const input = page.getByLabel('Fil (CSV)')
  const look = page.getByRole('button', { name: 'Se hva som blir endret' })

  await test.step('a wrong line is named by its number, and nothing can be imported', async () => {
    await input.setInputFiles(file(good, `per-${key}@fjordvel.example;Per;Moe;GULL;2026-09-01`))
    await look.click()
    await expect(page.getByText('Linje 3: Medlemskapstypen finnes ikke.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Importer', exact: true })).toBeHidden()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the preview says what is imported', async () => {
    await input.setInputFiles(file(good))
    await look.click()
    await expect(page.getByText(`Linje 2: ida-${key}@fjordvel.example får konto`)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Importer', exact: true }).click()
    await expect(page.getByText('Importert. Nye medlemskap: 1.')).toBeVisible()
  })

  const made = page.getByRole('article', { name: `members-${key}.csv` })
  await test.step('the same file changes nothing', async () => {
    await look.click()
    await expect(page.getByRole('heading', { name: 'Ingenting blir endret' })).toBeVisible()
    await expect(made).toContainText('Kan inviteres: 1.')
  })

  await test.step('people are invited when the administrator says so', async () => {
    await made.getByRole('button', { name: 'Inviter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Inviter' }).click()
    await expect(page.getByText('Invitasjonene blir sendt. Antall: 1.')).toBeVisible()
    await expect(made).toContainText('Invitert: 1. Kan inviteres: 0.')
    await expect(made.getByRole('heading')).toBeFocused()
  })

  await test.step('the import is undone', async () => {
    await made.getByRole('button', { name: 'Angre importen' }).click()
    await expectAccessible()
    await page.getByRole('dialog').getByRole('button', { name: 'Angre importen' }).click()
    await expect(page.getByText('Angret. Fjernede medlemskap: 1.')).toBeVisible()
    await expect(made).toContainText('Angret')
    await expect(made.getByRole('heading')).toBeFocused()
    await expect(made.getByRole('button')).toHaveCount(0)
  })
})
