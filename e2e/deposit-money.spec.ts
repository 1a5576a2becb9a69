import type { Browser } from '@playwright/test'
import { camt054 } from '../apps/portal/src/core/bank/files/camt054.testing.ts'
import { osloDate } from '../apps/portal/src/platform/time/oslo.ts'
import { ownSite, portalUrl } from './support/addresses.ts'
import { logIn } from './support/people.ts'
import { enterAsDemoStaff } from './support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

const student = 'student-approved@trivsel.example'

/** Somebody else, in a browser of their own. */
async function newPage(browser: Browser) {
  const context = await browser.newContext({ baseURL: portalUrl })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  return context.newPage()
}

test.describe('staff and money', () => {
  test.skip(
    ({ isMobile }) => isMobile,
    'the width makes no difference: the narrowest one is looked at, too',
  )
  test.setTimeout(180_000)
  // A release of one's own is refused on purpose, and so is a file that is none.
  test.use({ allowedErrors: [/403|422/] })

  test('money that comes reaches the student, and what goes out needs two', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const mark = `D${Date.now()}`
    const payee = `Mottaker ${mark}`
    const ofStudent = await newPage(browser)
    await logIn(ofStudent, student)
    const path = '/api/frontend/user/udi-account/account'
    const { transfer } = await (await ofStudent.request.get(path)).json()
    await enterAsDemoStaff(page, 'caseworker')

    await test.step('a transfer is registered manually, after a check of its details', async () => {
      await page.goto('/ansatt/innbetalinger/ny')
      await page.getByRole('button', { name: 'Registrer' }).click()
      await expect(page.getByRole('alert')).toContainText('Skriv bankens referanse')
      await expectAccessible()
      await page.getByLabel('Bankens referanse').fill(`HAND-${mark}`)
      await page.getByLabel('Beløp i kroner').fill('100,50')
      await page.getByLabel('Valutadato').fill(osloDate(new Date()))
      await page.getByLabel('Kundenummer').fill(transfer.customerNumber)
      await page.getByRole('button', { name: 'Registrer' }).click()
      await expect(page.getByRole('dialog')).toContainText(/100,50\s?kr registreres/)
      await expectAccessible()
      await page.getByRole('dialog').getByRole('button', { name: 'Registrer' }).click()
      await expect(page.getByText('Innbetalingen er registrert.', { exact: false })).toBeVisible()
    })

    await test.step('a second person confirms it, and the person who registered it cannot', async () => {
      await page.goto('/ansatt/innbetalinger?state=unconfirmed')
      const own = page.getByRole('row').filter({ hasText: `HAND-${mark}` })
      await expect(own).toContainText('En kollega må bekrefte den')
      await expect(own.getByRole('button', { name: /^Bekreft/ })).toHaveCount(0)
      const other = await newPage(browser)
      await enterAsDemoStaff(other, 'payouts')
      await other.goto('/ansatt')
      await expect(other.getByText(/venter på en til/).first()).toBeVisible()
      await other.goto('/ansatt/innbetalinger?state=unconfirmed')
      const row = other.getByRole('row').filter({ hasText: `HAND-${mark}` })
      await row.getByRole('button', { name: /^Bekreft/ }).click()
      await expect(other.getByRole('dialog')).toContainText(`HAND-${mark}`)
      await other.getByRole('button', { name: 'Ja, pengene er kommet' }).dblclick()
      await expect(other.getByText('Innbetalingen er bekreftet.')).toBeVisible()
      await other.context().close()
    })

    await test.step('the student’s page shows it', async () => {
      await ofStudent.goto('/min-side/depositumskonto')
      await expect(ofStudent.getByText(/Vi har fått 100,50\skr/).first()).toBeVisible()
    })

    await test.step('a file of the bank is taken in once, and says so', async () => {
      const entries = [{ reference: `FILE-${mark}`, amount: '7.00', text: 'En gave', debtor: mark }]
      const file = {
        name: 'camt.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from(camt054(entries, { messageId: `MSG-${mark}` })),
      }
      await page.goto('/ansatt/innbetalinger')
      await page.getByRole('link', { name: 'Les inn fil fra banken' }).click()
      const field = page.getByLabel('Fil fra banken')
      const take = page.getByRole('button', { name: 'Les inn' })
      await field.setInputFiles({ ...file, buffer: Buffer.from('<html/>') })
      await take.click()
      await expect(page.getByRole('alert')).toContainText('Ingenting i filen er lagret.')
      await field.setInputFiles(file)
      await take.click()
      await expect(page.getByRole('heading', { name: 'Filen er lest inn' })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await field.setInputFiles(file)
      await take.click()
      await expect(page.getByRole('heading', { name: 'Denne filen er lest inn før' })).toBeVisible()
    })

    await test.step('what nobody has is found, and given to the student', async () => {
      await page.getByRole('link', { name: 'Se de ufordelte' }).click()
      await page.getByLabel('Navn eller tekst').fill(mark)
      await page.getByRole('button', { name: 'Søk' }).click()
      await expect(page).toHaveURL('/ansatt/innbetalinger')
      await page.getByRole('button', { name: new RegExp(`^Fordel 7\\skr fra ${mark}`) }).click()
      await page.getByLabel('Eller skriv kundenummeret').fill(transfer.customerNumber)
      await expectAccessible()
      await page.getByRole('button', { name: 'Finn studenten' }).click()
      await expect(page.getByRole('dialog')).toContainText('Mei Tanaka')
      await expectAccessible()
      await page.getByRole('button', { name: 'Ja, dette stemmer' }).click()
      await expect(page.getByText('Innbetalingen er fordelt.')).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a payout is prepared, and a caseworker cannot release it', async () => {
      await page.goto('/ansatt/utbetalinger/ny')
      await page.getByLabel('Kundenummer').fill(transfer.customerNumber)
      await page.getByLabel('Beløp i kroner').fill('50')
      await page.getByLabel('Mottakerens navn').fill(payee)
      await page.getByLabel('Kontonummer').fill('1503.20.80119')
      await page.getByLabel('Melding til mottakeren').fill('Tilbakebetaling')
      await page.getByLabel('Begrunnelse').fill('Flytter hjem')
      await page.getByLabel('Type grunn').selectOption('student-left')
      await expectAccessible()
      await page.getByRole('button', { name: 'Klargjør' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Klargjør' }).click()
      await expect(page.getByText('Utbetalingen er klargjort.', { exact: false })).toBeVisible()
      await page.goto('/ansatt/utbetalinger')
      const row = page.getByRole('row').filter({ hasText: payee })
      await expect(row).toBeVisible()
      await expect(row.getByRole('checkbox')).toHaveCount(0)
      const money = '/api/frontend/staff/money/payouts'
      const list = await page.request.post(`${money}/search`, {
        headers: ownSite,
        data: { group: 'prepared', kind: null, text: transfer.customerNumber, page: 1, size: 50 },
      })
      const { items } = await list.json()
      const own = items.find((line: { payeeName: string }) => line.payeeName === payee)
      const data = { ids: [own.id] }
      const refused = await page.request.post(`${money}/release`, { headers: ownSite, data })
      expect([refused.status(), await refused.json()]).toEqual([403, { error: 'FORBIDDEN' }])
    })

    await test.step('somebody else releases it, fetches the file and marks it as sent', async () => {
      const other = await newPage(browser)
      await enterAsDemoStaff(other, 'payouts')
      await other.goto('/ansatt/utbetalinger')
      await other.getByRole('checkbox', { name: new RegExp(payee) }).check()
      await other.getByRole('button', { name: 'Frigi valgte' }).click()
      await expect(other.getByRole('dialog')).toContainText(/1 utbetaling på til sammen 50\skr/)
      // The person who releases it reads whose money it is, the reason and who has prepared it.
      for (const text of [
        'Pengene tilhører Mei Tanaka',
        'Begrunnelse: Flytter hjem',
        'Klargjort av',
      ])
        await expect(other.getByRole('dialog')).toContainText(text)
      await other.getByRole('button', { name: 'Ja, frigi' }).dblclick()
      await expect(other.getByText('Utbetalingene er frigitt.', { exact: false })).toBeVisible()
      await other.goto('/ansatt/utbetalinger/filer')
      // Others release payouts at the same time, of other amounts.
      const file = other
        .getByRole('row')
        .filter({ has: other.getByRole('cell', { name: /^50\skr$/ }) })
        .first()
      const download = other.waitForEvent('download')
      await file.getByRole('button', { name: /^Hent filen/ }).click()
      expect((await download).suggestedFilename()).toMatch(/^PAYOUT-\d{8}-\d+\.xml$/)
      await file.getByRole('button', { name: /^Merk filen .* som sendt/ }).click()
      await expect(other.getByText('Filen er merket som sendt.')).toBeVisible()
      await other.context().close()
    })
    await ofStudent.context().close()
  })
})
