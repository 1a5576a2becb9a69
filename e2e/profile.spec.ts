import { ownSite, portalUrl } from './support/addresses.ts'
import { logIn, openMyPageMenu, password } from './support/people.ts'
import { profileTexts as texts } from './support/profile-texts.ts'
import { expect, expectNoSidewaysScroll, languages, test } from './support/test.ts'

/** Students of the demo without a membership, by number, so that tests at the same time never share one. */
const studentEmail = (number: number) => `student${String(number).padStart(2, '0')}@trivsel.example`

for (const [index, language] of languages.entries()) {
  const text = texts[language]

  test.describe(`my page (${language})`, () => {
    test('says what is known of the semester fee, and accuses nobody', async ({
      page,
      expectAccessible,
    }) => {
      for (const [student, notice] of [
        [1, text.paid],
        [2, text.notRegistered],
        [3, text.newStudent],
      ] as const) {
        await logIn(page, studentEmail(student))
        await page.goto(text.myPage)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.overviewHeading)
        await expect(page.getByRole('heading', { level: 2, name: notice })).toBeVisible()
        await expect(page.getByText(text.missing)).toBeVisible()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
      }
    })

    test('a profile is filled in, with what is wrong named first', async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      await logIn(page, studentEmail(4 + index + (isMobile ? 2 : 0)))
      await page.goto(text.profile)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
      await expect(page.getByLabel(text.firstName, { exact: true })).toBeVisible()
      await expectAccessible()

      await test.step('mistakes are listed, and lead to their fields', async () => {
        await page.getByLabel(text.birthDate, { exact: true }).fill('31.02.2001')
        await page.getByLabel(text.country, { exact: true }).selectOption(text.norway)
        await page.getByLabel(text.zipCode, { exact: true }).fill('12')
        await page.getByRole('button', { name: text.save }).click()
        const summary = page.getByRole('alert').filter({ hasText: text.summary })
        await expect(summary).toBeFocused()
        await expectAccessible()
        await summary.getByRole('link', { name: text.zipCode }).click()
        await expect(page.getByLabel(text.zipCode, { exact: true })).toBeFocused()
      })

      await test.step('leaving asks first', async () => {
        const menu = await openMyPageMenu(page)
        await menu.getByRole('link', { name: text.overview }).click()
        await expect(page.getByRole('dialog')).toContainText(text.leave)
        await expectAccessible()
        await page.getByRole('button', { name: text.stay }).click()
        await expect(page.getByLabel(text.zipCode, { exact: true })).toHaveValue('12')
      })

      await test.step('it is saved, and is there the next time', async () => {
        await page.getByLabel(text.birthDate, { exact: true }).fill('1.9.2001')
        await page.getByLabel(text.nationality).selectOption(text.ivoryCoast)
        await page.getByLabel(text.line1).fill('Ekebergveien 12 B')
        await page.getByLabel(text.zipCode, { exact: true }).fill('0194')
        await page.getByLabel(text.city, { exact: true }).fill('Oslo')
        await page.getByLabel(text.phone, { exact: true }).fill('912 34 567')
        await page.getByLabel(text.institution).selectOption(text.oslomet)
        await page.getByRole('button', { name: text.save }).dblclick()
        await expect(page.getByText(text.saved)).toBeVisible()
        await page.reload()
        await expect(page.getByLabel(text.birthDate, { exact: true })).toHaveValue('01.09.2001')
        await expect(page.getByLabel(text.nationality)).toHaveValue('Elfenbenskysten')
        await expectNoSidewaysScroll(page)
      })

      const menu = await openMyPageMenu(page)
      await menu.getByRole('link', { name: text.overview }).click()
      await expect(page.getByText(text.complete)).toBeVisible()
    })
  })
}

test.describe('two windows', () => {
  test.skip(({ isMobile }) => !isMobile, 'the width makes no difference')
  test.use({ allowedErrors: [/409/] })

  test('the second to save gets a message, and nothing is lost', async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    const text = texts.no
    await logIn(page, studentEmail(isMobile ? 9 : 8))
    await page.goto(text.profile)
    await page.getByLabel(text.line1).fill(`Vei ${Date.now()}`)

    const other = await page.context().newPage()
    await other.goto(text.profile)
    await other.getByLabel(text.city, { exact: true }).fill(`Sted ${Date.now()}`)
    const city = await other.getByLabel(text.city, { exact: true }).inputValue()
    await other.getByRole('button', { name: text.save }).click()
    await expect(other.getByText(text.saved)).toBeVisible()

    const typed = await page.getByLabel(text.line1).inputValue()
    await page.getByRole('button', { name: text.save }).click()
    const notice = page.getByRole('alert').filter({ hasText: text.changed })
    await expect(notice).toBeFocused()
    await expect(notice).toContainText(city)
    await expectAccessible()
    await expect(page.getByLabel(text.line1)).toHaveValue(typed)
    await page.getByRole('button', { name: text.keep }).click()
    await expect(page.getByText(text.saved)).toBeVisible()
  })
})

test.describe('a session that ends under a form', () => {
  test.use({ allowedErrors: [/401/] })
  test.skip(({ isMobile }) => isMobile, 'the width makes no difference')

  test('is renewed over the page, and nothing typed is lost', async ({ page }) => {
    const text = texts.no
    await logIn(page, studentEmail(12))
    await page.goto(text.profile)
    const line = `Vei ${Date.now()}`
    await page.getByLabel(text.line1).fill(line)
    await page.context().clearCookies({ name: 'portal-session' })
    await page.getByRole('button', { name: text.save }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.email).fill(studentEmail(12))
    await dialog.getByLabel(text.password, { exact: true }).fill(password)
    await dialog.getByRole('button', { name: text.logIn }).click()
    await expect(page.getByText(text.saved)).toBeVisible()
    await expect(page.getByLabel(text.line1)).toHaveValue(line)
  })
})

test('a national id is asked about, kept, masked, and shown only on request', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(!isMobile, 'the width makes no difference')
  const number = isMobile ? '86011117947' : '76940500571'
  await logIn(page, studentEmail(isMobile ? 11 : 10))
  const path = '/api/frontend/user/details/national-id'
  await page.request.delete(path, { headers: ownSite })
  await page.goto('/min-side/profil')
  const field = page.getByLabel('Fødselsnummer (11 sifre)')

  await test.step('a wrong number is refused beside the field', async () => {
    await field.fill('76940500572')
    await page.getByRole('button', { name: 'Lagre nummeret' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible()
  })

  await test.step('a doubtful number is a question', async () => {
    await field.fill(number)
    await page.getByRole('button', { name: 'Lagre nummeret' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'kontonummer' })).toBeFocused()
    await expectAccessible()
    await page.getByRole('button', { name: 'Ja, nummeret er riktig' }).dblclick()
    await expect(page.getByText('Fødselsnummeret er lagret.')).toBeVisible()
  })

  await test.step('it is masked until somebody asks', async () => {
    await page.reload()
    const masked = page.getByText(`•••••••••${number.slice(-2)}`)
    await expect(masked).toBeVisible()
    await expect(page.getByText(/Nummeret er ikke bekreftet ennå/)).toBeVisible()
    expect(await page.content()).not.toContain(number)
    await page.getByRole('button', { name: 'Vis nummeret' }).click()
    await expect(page.getByText(number)).toBeVisible()
    await page.getByRole('button', { name: 'Skjul nummeret' }).click()
    await expect(masked).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toContain(number)
    expect(page.url()).toBe(`${portalUrl}/min-side/profil`)
  })

  await page.getByRole('button', { name: 'Fjern' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Fjern' }).click()
  await expect(page.getByText('Fødselsnummeret er fjernet.')).toBeVisible()
})

test('a visitor is sent to log in, and comes back to the profile', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the width makes no difference')
  await page.goto('/min-side/profil')
  await expect(page).toHaveURL('/logg-inn?callback=%2Fmin-side%2Fprofil')
  await page.getByLabel('E-post', { exact: true }).fill(studentEmail(isMobile ? 2 : 1))
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/min-side/profil')
})
