import type { Browser, Page } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { logIn, memberEmail } from './support/people.ts'
import {
  codeOf,
  enrol,
  enterAsDemoStaff,
  followStaffMenu,
  inviteStaff,
  newStaffEmail,
  staffPassword,
} from './support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

/** The command that invites the first administrator needs the site's own database. */
test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')

const nextStep = () => Date.now() + 30_000

/** A browser of somebody else, who has answered about cookies. */
async function openOther(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  return context.newPage()
}

test('an administrator is invited by the command, enrols, and is locked out without a code', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'the width makes no difference')
  const email = newStaffEmail()
  await inviteStaff(email)
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
  await followStaffMenu(page, 'Sikkerhet')
  await expect(page.getByText('Du har 9 ubrukte koder.')).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll(page)
})

test('two administrators invite somebody and give them roles, and find it in the log', async ({
  page,
  isMobile,
  browser,
  expectAccessible,
}) => {
  test.skip(isMobile, 'the width makes no difference')
  const [admin, colleague] = [newStaffEmail(), newStaffEmail()]
  await inviteStaff(admin)
  await enrol(page, admin)
  const second = await openOther(browser)
  await enterAsDemoStaff(second, 'admin-too')

  await test.step('invites', async () => {
    await page.getByRole('link', { name: 'Medarbeidere', exact: true }).click()
    await page.getByRole('button', { name: 'Send invitasjon' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByText('Velg minst én rolle.').first()).toBeVisible()
    await page.getByLabel('E-post', { exact: true }).fill(colleague)
    await page.getByLabel('Trening').check()
    await page.getByRole('button', { name: 'Send invitasjon' }).dblclick()
    await expect(page.getByText(/Ingenting er sendt ennå/)).toBeVisible()
    const waiting = page.getByRole('region', { name: 'Venter på en kollega' })
    await expect(waiting).toContainText(`Inviter ${colleague} som Trening`)
    await expect(
      waiting.getByRole('button', { name: `Bekreft: Inviter ${colleague}` }),
    ).toHaveCount(0)
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a second one finds it on the overview, and confirms it by keyboard', async () => {
    await second.goto('/ansatt')
    const confirm = second.getByRole('button', { name: `Bekreft: Inviter ${colleague}` })
    await confirm.press('Enter')
    await expect(second.getByText('Endringen er bekreftet.')).toBeVisible()
    await expect(confirm).toHaveCount(0)
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
    const row = page.getByRole('row').filter({ hasText: colleague })
    await row.getByRole('button', { name: /^Endre rollene/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Endringen gjelder med en gang.')
    await dialog.getByLabel('Saksbehandler').check()
    await expect(dialog).toContainText('En annen administrator må bekrefte dette')
    await expectAccessible()
    await page.getByRole('button', { name: 'Lagre roller' }).click()
    await expect(page.getByRole('region', { name: 'Venter på en kollega' })).toContainText(
      'fra Trening til Saksbehandler, Trening',
    )
    await expect(row).not.toContainText('Saksbehandler')
    await second.goto(`/ansatt/medarbeidere?name=${colleague}`)
    await second.getByRole('button', { name: /^Bekreft: Endre rollene til Kari Nordmann/ }).click()
    await expect(second.getByRole('row').filter({ hasText: colleague })).toContainText(
      'Saksbehandler, Trening',
    )
    await second.context().close()
  })

  await test.step('finds it in the log', async () => {
    await followStaffMenu(page, 'Hendelseslogg')
    await page.getByLabel('Hva').selectOption('Endret roller')
    await expect(page).toHaveURL(/action=staff-roles-changed/)
    const entry = page.getByRole('row').filter({ hasText: 'Endret roller' }).first()
    await expect(entry).toContainText('Roller: Trening → Saksbehandler, Trening')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Last ned CSV' }).click()
    expect((await download).suggestedFilename()).toBe('Hendelseslogg.csv')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })
})

test('a code that was used is refused, the next one lets in', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the width makes no difference')
  const email = newStaffEmail()
  await inviteStaff(email)
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

test.describe('a visitor who has not been asked about cookies', () => {
  test.use({ hasAnsweredConsent: false })

  test('works at the workbench, which has nothing of the public site', async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    await enterAsDemoStaff(page, isMobile ? 'contact' : 'admin')
    await page.goto('/en/staff')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    const ways = page.getByRole('navigation', { name: 'Staff pages' })
    await expect(ways).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('region', { name: /cookies/i })).toHaveCount(0)
    await expect(ways.getByRole('link', { name: 'Audit log' })).toHaveCount(isMobile ? 0 : 1)
    await expectAccessible()
    await expectNoSidewaysScroll(page)

    await test.step('goes by keyboard past the menu', async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('finds the other language', async () => {
      await page.getByRole('link', { name: 'Norsk' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Oversikt' })).toBeVisible()
    })

    if (isMobile) return
    await test.step('sorts and narrows down by keyboard, in the address', async () => {
      await page.goto('/en/staff/people?name=ayan+omar')
      await expect(page.getByText('1 row', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Reset' }).press('Enter')
      await page.getByRole('button', { name: 'Name' }).press('Enter')
      await page.getByRole('button', { name: 'Name' }).press('Enter')
      await expect(page).toHaveURL('/en/staff/people?sort=-name')
      await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
    })
  })
})

test.describe('students', () => {
  test.use({ allowedErrors: [/403/] })

  test('see that the pages are for staff', async ({ page, isMobile, expectAccessible }) => {
    await logIn(page, memberEmail(isMobile ? 20 : 19))
    await page.goto('/en/staff')
    await expect(page.getByText(/These pages are for staff/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the front page' })).toBeVisible()
    await expectAccessible()
  })

  test('who are not logged in come back after login', async ({ page }) => {
    await page.goto('/ansatt/medarbeidere')
    await expect(page).toHaveURL('/logg-inn?callback=%2Fansatt%2Fmedarbeidere')
  })
})

test('a public page carries nothing of the tables of the staff area', async ({ request }) => {
  const page = await (await request.get('/kontakt')).text()
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g) ?? [])]
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).not.toContain('getSortedRowModel')
})
