import { ownSite, portalUrl } from './support/addresses.ts'
import { logIn, memberEmail } from './support/people.ts'
import { enrol, followStaffMenu, inviteStaff, newStaffEmail } from './support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

/** The command that invites an administrator needs the site's own database. */
test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
test.skip(({ isMobile }) => isMobile, 'the width makes no difference')
test.use({ allowedErrors: [/404|422/] })

const csv = (...lines: string[]) => ({
  name: 'studenter.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`email;semesterCode;paid\n${lines.join('\n')}\n`),
})

test('an administrator imports the file of an institution, and checks identification', async ({
  page,
  browser,
  isMobile,
  expectAccessible,
}) => {
  const email = newStaffEmail()
  // Nobody imports a file about themselves.
  const student = memberEmail(isMobile ? 18 : 17)
  await inviteStaff(email)
  await enrol(page, email)
  await followStaffMenu(page, 'Semesteravgift')
  const send = page.getByRole('button', { name: 'Importer filen' })

  await test.step('a missing file is reported', async () => {
    await send.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('Velg en fil.')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('faults in a file are listed, and nothing is imported', async () => {
    await page.getByLabel('Lærested', { exact: true }).selectOption('Universitetet i Oslo')
    await page.getByLabel('CSV-fil').setInputFiles(csv('ola@student.example;2026H;kanskje'))
    await send.click()
    const refused = page.getByRole('alert').filter({ hasText: 'Ingenting ble importert.' })
    await expect(refused).toBeFocused()
    await expect(refused).toContainText('Linje 2: kolonnen paid må være ja eller nei')
    await expectAccessible()
  })

  await test.step('a correct file is imported once', async () => {
    await page.getByLabel('CSV-fil').setInputFiles(csv(`${student};2026H;ja`))
    await send.click()
    const kept = page.getByRole('status').filter({ hasText: '1 registrering er importert.' })
    await expect(kept).toBeFocused()
    await expect(
      page.getByRole('row').filter({ hasText: 'importert fra fil' }).first(),
    ).toContainText('Universitetet i Oslo')
    await expectAccessible()
  })

  await test.step('the neighbouring page finds accounts for a check of identification', async () => {
    await page.goto('/ansatt/legitimasjon')
    const address = page.getByLabel('E-post', { exact: true })
    await address.fill('finnes-ikke@trivsel.example')
    await page.getByRole('button', { name: 'Finn', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Ingen konto har denne e-\u2060postadressen.',
    )
    await expectAccessible()
    await address.fill(email)
    await page.getByRole('button', { name: 'Finn', exact: true }).click()
    await expect(page.getByText(/har ikke oppgitt noe fødselsnummer/)).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a number that somebody has given is confirmed by a document, once', async () => {
    const number = isMobile ? '01010750160' : '15890050015'
    const theirs = await browser.newContext({ baseURL: portalUrl })
    await logIn(theirs, student)
    const claim = { headers: ownSite, data: { number } }
    await theirs.request.put('/api/frontend/user/details/national-id', claim)
    await theirs.close()
    await page.getByLabel('E-post', { exact: true }).fill(student)
    await page.getByRole('button', { name: 'Finn', exact: true }).click()
    const confirm = page.getByRole('button', { name: 'Bekreft nummeret' })
    await confirm.click()
    await expect(page.getByRole('alert')).toContainText('Velg hva du har sett.')
    await expectAccessible()
    await page.getByLabel('Hva har du sett?').selectOption('Norsk pass')
    await page.getByLabel('Fødselsnummeret i dokumentet').fill(number)
    await confirm.dblclick()
    const done = page.getByRole('status').filter({ hasText: 'er bekreftet' })
    await expect(done).toBeFocused()
    await expectAccessible()
  })

  const theirs = await browser.newContext({ baseURL: portalUrl })
  await logIn(theirs, student)
  const theirPage = await theirs.newPage()
  await theirPage.goto('/min-side')
  // The notice is folded to its heading.
  await theirPage
    .getByRole('heading', { level: 2, name: /^Semesteravgiften for .* er betalt$/ })
    .click()
  await expect(theirPage.getByText('UiO', { exact: false }).first()).toBeVisible()
  await theirs.close()
})
