import type { Browser, Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { logIn, memberEmail } from './support/people.ts'
import { codeOf, enrol, inviteAdmin, newStaffEmail, staffPassword } from './support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

/** The command that invites the first administrator needs the site's own database. */
test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')

const nextStep = () => Date.now() + 30_000

/** A browser of somebody else, who has answered about cookies. */
async function openOther(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl })
  await context.addCookies([{ name: 'trivsel-consent', value: '1', url: portalUrl }])
  return context.newPage()
}

test('an administrator is invited by the command, enrols, and is locked out without a code', async ({
  page,
  expectAccessible,
}) => {
  const email = newStaffEmail()
  await inviteAdmin(email)
  const { recoveryCodes } = await enrol(page, email)
  await expectAccessible()
  await page.getByRole('button', { name: 'Gå ut av ansattsidene' }).click()

  await expect(page.getByLabel('Kode', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ansattsider' })).toHaveCount(0)
  await expectAccessible()
  const refused = await page.request.get('/api/frontend/staff/people')
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    { error: 'SECOND_FACTOR_REQUIRED' },
  ])
  await page.getByLabel('Kode', { exact: true }).fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Du har 9 ubrukte koder.')).toBeVisible()
})

test('an administrator invites somebody, changes their roles, and finds it in the log', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const [admin, colleague] = [newStaffEmail(), newStaffEmail()]
  await inviteAdmin(admin)
  await enrol(page, admin)

  await test.step('invites', async () => {
    await page.getByRole('link', { name: 'Medarbeidere' }).click()
    await page.getByRole('button', { name: 'Send invitasjon' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByText('Velg minst én rolle.').first()).toBeVisible()
    await page.getByLabel('E-post', { exact: true }).fill(colleague)
    await page.getByLabel('Trening').check()
    await page.getByRole('button', { name: 'Send invitasjon' }).dblclick()
    await expect(page.getByText(colleague).first()).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the colleague enrols and sees no page of administrators', async () => {
    const theirs = await openOther(browser)
    await enrol(theirs, colleague)
    await expect(theirs.getByRole('link', { name: 'Hendelseslogg' })).toHaveCount(0)
    await theirs.goto('/ansatt/hendelseslogg')
    await expect(theirs.getByText(/Rollen din gir ikke tilgang/)).toBeVisible()
    await theirs.context().close()
  })

  await test.step('changes the roles', async () => {
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: colleague })
    await row.getByRole('button', { name: /^Endre rollene/ }).click()
    await page.getByRole('dialog').getByLabel('Saksbehandler').check()
    await expectAccessible()
    await page.getByRole('button', { name: 'Lagre roller' }).click()
    await expect(row).toContainText('Saksbehandler, Trening')
  })

  await test.step('finds it in the log', async () => {
    await page.getByRole('link', { name: 'Hendelseslogg' }).click()
    await page.getByLabel('Hva').selectOption('Endret roller')
    await page.getByRole('button', { name: 'Vis' }).click()
    await expect(page).toHaveURL(/action=staff-roles-changed/)
    await expect(page.getByRole('row').filter({ hasText: 'Endret roller' }).first()).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })
})

test('a code that was used is refused, the next one lets in', async ({ page, browser }) => {
  const email = newStaffEmail()
  await inviteAdmin(email)
  const { key, code } = await enrol(page, email)
  const other = await openOther(browser)
  await other.goto('/logg-inn?callback=%2Fansatt')
  await other.getByLabel('E-post', { exact: true }).fill(email)
  await other.getByLabel('Passord', { exact: true }).fill(staffPassword)
  await other.keyboard.press('Enter')
  const field = other.getByLabel('Kode', { exact: true })
  await field.fill(code)
  await other.keyboard.press('Enter')
  await expect(other.getByText(/Koden stemmer ikke/).first()).toBeVisible()
  await field.fill(codeOf(key, nextStep()))
  await other.keyboard.press('Enter')
  await expect(other.getByRole('navigation', { name: 'Ansattsider' })).toBeVisible()
  await other.context().close()
})

test.describe('students', () => {
  test.use({ allowedErrors: [/403/] })

  test('are told that the pages are for staff', async ({ page, isMobile, expectAccessible }) => {
    await logIn(page, memberEmail(isMobile ? 20 : 19))
    await page.goto('/en/staff')
    await expect(page.getByText(/These pages are for staff/)).toBeVisible()
    await expectAccessible()
  })

  test('who are not logged in come back after login', async ({ page }) => {
    await page.goto('/ansatt/medarbeidere')
    await expect(page).toHaveURL('/logg-inn?callback=%2Fansatt%2Fmedarbeidere')
  })
})
