import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

// What does not go together is refused on purpose.
test.use({ allowedErrors: [/status of 422/] })

test('an administrator sets up a type of grant, its budget and a round, and cancels the round', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'narrow screens are looked at on the way')
  const mark = Date.now().toString(36).slice(-5)
  const type = `Drift ${mark}`
  const round = `Runde ${mark}`
  const today = osloDate(new Date())
  const saved = page.getByText('Lagret.', { exact: true })
  await enterAsDemoStaff(page, 'admin')

  await test.step('a type says what does not go together', async () => {
    await page.goto('/ansatt/tilskudd/oppsett')
    await page.getByRole('button', { name: 'Legg til tilskuddstype' }).click()
    const dialog = page.getByRole('dialog', { name: 'Legg til tilskuddstype' })
    await dialog.getByLabel('Navn på norsk').fill(type)
    await dialog.getByLabel('Navn på engelsk').fill(`Operating ${mark}`)
    await dialog.getByLabel('Minste beløp i kroner').fill('1 000')
    await dialog.getByLabel('Største beløp i kroner').fill('50 000')
    await dialog.getByRole('radio', { name: 'Dekker underskuddet etterpå' }).check()
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(
      dialog.getByRole('link', { name: 'En underskuddsgaranti betales etterpå. Skriv 0.' }),
    ).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('radio', { name: 'På forskudd' }).check()
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(saved).toBeVisible()
    await expect(page.getByRole('button', { name: `Endre ${type}` })).toBeVisible()
  })

  await test.step('it asks for a document', async () => {
    const documents = page.getByRole('region', { name: `Dokumenter: ${type}` })
    await documents.getByRole('button', { name: 'Legg til dokument' }).click()
    const dialog = page.getByRole('dialog', { name: 'Legg til dokument' })
    await dialog.getByLabel('Navn på norsk').fill('Vedtekter')
    await dialog.getByLabel('Navn på engelsk').fill('Statutes')
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(documents.getByRole('button', { name: 'Endre Vedtekter' })).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('it has a budget, and all of it is left', async () => {
    await page.goto('/ansatt/tilskudd/oppsett/budsjetter')
    await page.getByRole('button', { name: `Endre ${type}` }).click()
    const dialog = page.getByRole('dialog', { name: type })
    await dialog.getByLabel('Budsjett i kroner').fill('12 345,50')
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(saved).toBeVisible()
    const row = page.getByRole('row', { name: type })
    // On a phone a cell is read with the name of its column.
    await expect(row.getByRole('cell', { name: /(^|\D)12.345,50.kr$/ })).toHaveCount(2)
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a round says what it has left', async () => {
    await page.goto('/ansatt/tilskudd/oppsett/runder')
    await page.getByRole('button', { name: 'Legg til runde' }).click()
    const dialog = page.getByRole('dialog', { name: 'Legg til runde' })
    await dialog.getByLabel('Navn på norsk').fill(round)
    await dialog.getByLabel('Navn på engelsk').fill(`Round ${mark}`)
    await dialog.getByLabel('Åpner').fill(addDays(today, 10))
    await dialog.getByLabel('Søknadsfrist', { exact: true }).fill(addDays(today, 5))
    await dialog.getByLabel('Møtedag').fill(addDays(today, 30))
    await dialog.getByLabel('Klokkeslett for møtet').fill('16:30')
    await dialog.getByLabel('Tidligste dag for arrangementer').fill(addDays(today, 40))
    await dialog.getByLabel('Budsjettår').fill(today.slice(0, 4))
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await dialog
      .getByRole('link', {
        name: 'Runden må åpne før fristen, og fristen må være før møtet.',
      })
      .click()
    await expect(dialog.getByLabel('Søknadsfrist', { exact: true })).toBeFocused()
    await dialog.getByLabel('Søknadsfrist', { exact: true }).fill(addDays(today, 20))
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(saved).toBeVisible()
    const item = page.getByRole('listitem').filter({ hasText: round })
    await expect(item.getByText('Planlagt')).toBeVisible()
    await expect(item.getByRole('row', { name: type })).toContainText(
      /12.345,50.kr igjen av 12.345,50.kr/,
    )
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a round in which nobody has applied is cancelled', async () => {
    await page.getByRole('button', { name: `Avlys ${round}` }).click()
    const dialog = page.getByRole('dialog', { name: `Avlyse ${round}?` })
    await expect(dialog.getByText('Ingen har søkt i runden.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Avlys' }).click()
    await expect(page.getByText('Runden er avlyst.')).toBeVisible()
    const over = page.getByRole('region', { name: 'Avgjorte og avlyste runder' })
    await expect(over.getByRole('heading', { name: round })).toContainText('Avlyst')
  })

  await test.step('the committee is a page of its own', async () => {
    await page.goto('/en/staff/grants/setup/committee')
    await page.getByRole('button', { name: 'Add a term' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a term' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('link', { name: 'Choose a person.' })).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })
})
