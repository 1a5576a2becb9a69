import type { Page } from '@playwright/test'
import { enterAsDemoStaff, openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const narrowest = { width: 320, height: 700 }

async function fillCategory(page: Page, number: number, name: string, values: object) {
  const category = page.getByRole('group', { name: `Kategori ${number}`, exact: true })
  await category.getByLabel('Navn på kategorien på norsk').fill(name)
  await category.getByLabel('Navn på kategorien på engelsk').fill(`${name} in English`)
  for (const [label, value] of Object.entries(values))
    await category.getByLabel(label).fill(String(value))
}

test('one member of staff builds a scheme from nothing, tries it and proposes it; another confirms it', async ({
  page,
  browser,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'narrow screens are looked at on the way')
  const scheme = `Refusjon ${Date.now().toString(36).slice(-5)}`
  const year = osloDate(new Date()).slice(0, 4)
  const main = page.getByRole('main')
  const examples = main.getByRole('region', { name: 'Prøv reglene' })
  await enterAsDemoStaff(page, 'health')

  await test.step('the form says what is missing', async () => {
    await page.goto('/ansatt/helse/ordninger')
    await main.getByRole('link', { name: 'Lag en ny ordning' }).click()
    await main.getByRole('button', { name: 'Foreslå reglene' }).click()
    await main.getByRole('link', { name: 'Skriv navnet på norsk.' }).click()
    await expect(main.getByLabel('Navn på norsk', { exact: true })).toBeFocused()
    await expectAccessible()
  })

  await test.step('a scheme with two categories is typed', async () => {
    await main.getByLabel('Navn på norsk', { exact: true }).fill(scheme)
    await main.getByLabel('Navn på engelsk', { exact: true }).fill(`${scheme} in English`)
    await main.getByLabel('Reglene gjelder utgifter fra').selectOption(`${year}-01-01`)
    const dental = {
      'Prosent som dekkes': 50,
      'Egenandel i kroner': '1 000',
      'Høyeste beløp i kroner': '2500',
    }
    await fillCategory(page, 1, 'Tannlege', dental)
    await main.getByRole('button', { name: 'Legg til kategori' }).click()
    await fillCategory(page, 2, 'Briller', { 'Prosent som dekkes': 75 })
    await main.getByRole('button', { name: 'Flytt opp Briller' }).click()
    const first = main.getByRole('group', { name: 'Kategori 1', exact: true })
    await expect(first.getByLabel('Navn på kategorien på norsk')).toHaveValue('Briller')
    await main.getByLabel('Siste dag').fill('31.1.')
  })

  await test.step('an example shows every step of the sum', async () => {
    await examples.getByLabel('Kategori').selectOption('Tannlege')
    await examples.getByLabel('Beløp i kroner').fill('10 000')
    const dental = examples.getByRole('table', { name: 'Tannlege' })
    await expect(dental.getByRole('row', { name: 'Egenandel' })).toContainText(/−1.000.kr/)
    await expect(dental.getByRole('row', { name: /^50.% av resten/ })).toContainText(/4.500.kr/)
    const all = examples.getByRole('table', { name: 'Alt sammen' })
    await expect(all.getByRole('row', { name: 'Utbetales' })).toContainText(/2.500.kr/)
    await examples.getByRole('button', { name: 'Legg til utgift' }).click()
    const second = examples.getByRole('group', { name: 'Utgift 2' })
    await second.getByLabel('Beløp i kroner').fill('3000')
    await second.getByLabel('Utgiften var med i en tidligere søknad').check()
    await examples.getByLabel('Innvilget tidligere i kroner').fill('1000')
    await expect(all.getByRole('row', { name: 'Utbetales' })).toContainText(/1.500.kr/)
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('contradictions are said while one types', async () => {
    await main.getByLabel('Egenandel for alt').fill('500')
    await expect(main.getByText('Det er egenandel både for en kategori og for alt.')).toBeVisible()
    await main.getByRole('button', { name: 'Foreslå reglene' }).click()
    await expect(main.getByRole('link', { name: 'Reglene motsier hverandre' })).toBeVisible()
    await main.getByLabel('Egenandel for alt').fill('')
    await expect(main.getByText('Det er egenandel både')).toHaveCount(0)
  })

  await test.step('what was typed survives a reload', async () => {
    await expect(main.getByText('Det du har skrevet, er lagret.')).toBeVisible()
    await page.reload()
    await expect(main.getByLabel('Navn på norsk', { exact: true })).toHaveValue(scheme)
    await expect(main.getByLabel('Siste dag')).toHaveValue('31.1.')
    const size = page.viewportSize() ?? narrowest
    await page.setViewportSize(narrowest)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(size)
  })

  await test.step('it is proposed, and cannot be confirmed by the same person', async () => {
    await main.getByRole('button', { name: 'Foreslå reglene' }).click()
    const waiting = main.getByRole('listitem').filter({ hasText: scheme })
    await expect(waiting.getByText('En annen må bekrefte det.')).toBeVisible()
    await expect(waiting.getByRole('button', { name: /^Bekreft/ })).toHaveCount(0)
  })

  await test.step('a colleague reads all rules, and confirms them', async () => {
    const colleague = await openDesk(browser, 'health-too')
    await colleague.goto('/ansatt/helse/ordninger')
    const waiting = colleague.getByRole('listitem').filter({ hasText: scheme })
    await waiting.getByText('Se alle reglene i forslaget').click()
    await expect(waiting.getByText(/Dekker 50.%\. Egenandelen er 1.000.kr/)).toBeVisible()
    await waiting.getByRole('button', { name: /^Bekreft/ }).click()
    await expect(colleague.getByText('Endringen er bekreftet.')).toBeVisible()
    await expect(colleague.getByRole('region', { name: scheme })).toBeVisible()
    await colleague.close()
  })

  await test.step('the scheme has the rules, which are copied into the next ones', async () => {
    await page.goto('/ansatt/helse/ordninger')
    const part = main.getByRole('region', { name: scheme })
    await part.getByText('utgave 1').click()
    await expect(part.getByText(/Foreslått av .+\. Bekreftet av .+/)).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    await part.getByRole('link', { name: `Lag nye regler for ${scheme}` }).click()
    const second = main.getByRole('group', { name: 'Kategori 2', exact: true })
    await expect(second.getByLabel('Egenandel i kroner')).toHaveValue('1000')
  })

  await test.step('it ends, and goes on again', async () => {
    await page.goto('/ansatt/helse/ordninger')
    const part = main.getByRole('region', { name: scheme })
    const dialog = page.getByRole('dialog', { name: `Siste dag for ${scheme}` })
    const end = async (button: string, day: string, said: string) => {
      await part.getByRole('button', { name: `${button} ${scheme}` }).click()
      await dialog.getByLabel('Siste dag med utgifter som dekkes').fill(day)
      await dialog.getByRole('button', { name: 'Lagre siste dag' }).click()
      await expect(page.getByText(said)).toBeVisible()
    }
    await end('Avslutt ordningen', `${year}-12-31`, 'Siste dag er lagret.')
    await expect(part.getByText('Ordningen dekker utgifter til og med')).toBeVisible()
    await end('Endre siste dag for', '', 'Ordningen fortsetter uten siste dag.')
    await expect(part.getByText('Ordningen dekker utgifter til og med')).toHaveCount(0)
  })
})
