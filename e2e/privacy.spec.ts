import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { ownSite } from './support/addresses.ts'
import { linkInMail } from './support/mail.ts'
import { privacyTexts } from './support/privacy-texts.ts'
import { newPassword as password, signUp } from './support/sign-up.ts'
import { expect, expectNoSidewaysScroll, languages, test } from './support/test.ts'

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** A synthetic number that nobody else in this run has. */
function newNationalId(): string {
  for (;;) {
    const serial = Math.floor(Math.random() * 10_000)
    const ten = `158900${String(serial).padStart(4, '0')}`
    const sum = weights.reduce((total, weight, index) => total + weight * Number(ten[index]), 0)
    const control = (11 - (sum % 11)) % 11
    if (control !== 10) return ten + control
  }
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

for (const language of languages) {
  const text = privacyTexts[language]
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

  test.describe(`privacy (${language})`, () => {
    test.use({ allowedErrors: [/40[13]/] })

    test('one’s data can be downloaded, and every look at it is listed', async ({
      page,
      expectAccessible,
    }) => {
      const email = await signUp(page, language)
      await page.goto(text.privacy)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
      await expect(page.getByText(text.nobodyLooked)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)

      const number = newNationalId()
      await test.step('a number that is shown in the profile is in the list', async () => {
        const path = '/api/frontend/user/details/national-id'
        const kept = await page.request.put(path, { headers: ownSite, data: { number } })
        expect(kept.ok()).toBe(true)
        await page.request.post(`${path}/reveal`, { headers: ownSite })
        await page.reload()
        const log = page.getByRole('region', { name: text.accessHeading })
        await expect(log.getByRole('listitem')).toHaveCount(1)
        await expect(log.getByText(text.ownReveal)).toBeVisible()
      })

      await test.step('the readable file is masked', async () => {
        const waiting = page.waitForEvent('download')
        await page.getByRole('button', { name: text.readable }).click()
        const download = await waiting
        expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.html$/)
        const file = await textOf(download)
        expect(file).toContain(text.fileTitle)
        expect(file).toContain(email)
        expect(file).toContain(`•••••••••${number.slice(-2)}`)
        expect(file).not.toContain(number)
        await expect(page.getByText(text.downloaded)).toBeVisible()
        await expect(page.getByText(text.ownDownload)).toBeVisible()
      })

      await test.step('a wrong password gives nothing', async () => {
        await field(page, text.optionalPassword).fill('ikke passordet mitt')
        await page.getByRole('button', { name: text.json }).click()
        const summary = page.getByRole('alert').filter({ hasText: text.wrongPassword })
        await expect(summary).toBeFocused()
        await expectAccessible()
      })

      await test.step('the right one gives the whole number, as JSON', async () => {
        await field(page, text.optionalPassword).fill(password)
        const waiting = page.waitForEvent('download')
        await page.getByRole('button', { name: text.json }).click()
        const { data } = JSON.parse(await textOf(await waiting))
        expect(data.user[0].email).toBe(email)
        expect(data.national_id[0].number).toBe(number)
        await expect(field(page, text.optionalPassword)).toHaveValue('')
      })

      await test.step('the browser keeps the number nowhere, and neither does the page', async () => {
        expect(page.url()).not.toContain(number)
        const kept = await page.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
        )
        expect(kept).not.toContain(number)
        expect(await (await page.request.get(text.privacy)).text()).not.toContain(number)
      })
    })

    test('an account is deleted with the word and the password', async ({
      page,
      expectAccessible,
    }) => {
      const email = await signUp(page, language)
      await page.goto(text.privacy)
      const section = page.getByRole('region', { name: text.deleteHeading })
      await expect(section.getByText(text.kept)).toBeVisible()
      const press = () => section.getByRole('button', { name: text.delete }).click()

      await test.step('not with another word', async () => {
        await field(page, text.confirmation).fill(text.word.toLowerCase())
        await field(page, text.password).fill(password)
        await press()
        await expect(section.getByRole('alert').filter({ hasText: text.wrongWord })).toBeFocused()
        await expectAccessible()
      })

      await test.step('not with another password', async () => {
        await field(page, text.confirmation).fill(text.word)
        await field(page, text.password).fill('ikke passordet mitt')
        await press()
        await expect(
          section.getByRole('alert').filter({ hasText: text.wrongPassword }),
        ).toBeFocused()
        await expectNoSidewaysScroll(page)
      })

      await test.step('with both', async () => {
        await field(page, text.password).fill(password)
        await section.getByRole('button', { name: text.delete }).click()
        await expect(page.getByRole('heading', { level: 2, name: text.deleted })).toBeFocused()
        await expectAccessible()
      })

      await test.step('nobody can log in any more, and a mail says so', async () => {
        const login = await page.request.post('/api/auth/sign-in/email', {
          headers: ownSite,
          data: { email, password },
        })
        expect(login.status()).toBe(401)
        expect((await page.request.get('/api/frontend/user/details')).status()).toBe(401)
        expect(await linkInMail(page.request, { to: email, subject: text.deleted })).toMatch(
          /^http/,
        )
      })
    })
  })
}
