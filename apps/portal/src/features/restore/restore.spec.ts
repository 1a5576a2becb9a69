import pg from 'pg'
import { enterAsAdmin, startOwnPortal } from '../../../../../e2e/support/own-portal.ts'
import type { PortalProcess } from '../../../../../e2e/support/portal.ts'
import { expect, isPhone, test } from '../../../../../e2e/support/test.ts'

const { E2E_SHARED_SETTINGS: sharedSettings } = process.env

test.skip(!sharedSettings, 'only where the settings of the site are known')
test.describe.configure({ timeout: 120_000 })

/** A portal of its own: nobody can change anything in it. */
let portal: PortalProcess

test.beforeAll(async () => {
  test.skip(isPhone(test.info()), 'the narrow page is looked at here')
  portal = await startOwnPortal(test.info(), sharedSettings)
})
test.afterAll(() => portal?.stop())

/** As `npm run restore` does in the end. */
async function beginQuarantine(): Promise<void> {
  const client = new pg.Client({ connectionString: portal.databaseUrl })
  await client.connect()
  await client.query(`select portal.begin_quarantine('2026-11-20T02:00:00Z')`)
  await client.end()
}

test.use({ allowedErrors: [/status of 503/] })
test('a restored site sends and takes nothing until an administrator has gone through the list', async ({
  page,
  expectAccessible,
}) => {
  const { url } = portal
  await beginQuarantine()
  await expect
    .poll(async () => (await (await page.request.get(`${url}/readyz`)).json()).queue)
    .toBe('degraded')

  await enterAsAdmin(page, portal)
  await page.goto(`${url}/ansatt/tjenester`)
  await expect(page.getByText('gjenopprettet fra en sikkerhetskopi fra')).toContainText('20.')
  await page.getByRole('button', { name: 'Slå av Nettrening' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Slå av' }).click()
  await expect(dialog).toContainText('Du kan lese alt, men ikke endre noe ennå')
  await dialog.getByRole('button', { name: 'Avbryt' }).click()

  await page.goto(`${url}/en/staff/restore`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restore')
  await expect(page.getByText('nothing can be booked, paid or processed')).toBeVisible()
  await expectAccessible()

  await page.goto(`${url}/ansatt`)
  const menu = page.getByRole('navigation', { name: 'Ansattsider' })
  await menu.getByRole('link', { name: /^Gjenoppretting/ }).click()
  await expect(page.getByRole('heading', { name: 'Kortbetalinger' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const release = page.getByRole('button', { name: 'Slipp nettstedet løs' })
  await release.click()
  await expect(page.getByRole('group', { name: 'Jeg har sammenlignet' })).toBeFocused()
  await expect(page.getByText('Sammenlign alle tre, og kryss av.')).toBeVisible()
  await expectAccessible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await release.click()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Slipp nettstedet løs' }).dblclick()
  await expect(page.getByText('Nettstedet virker som vanlig igjen.')).toBeVisible()
  await expect(page.getByText('Det venter ingen gjenoppretting.')).toBeVisible()
  await expect(page.getByText('gjenopprettet fra en sikkerhetskopi fra')).toBeHidden()
  await expect(page.getByText('poster som ventet, ble ikke sendt.')).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get(`${url}/readyz`)).json()).queue)
    .toBe('ok')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${url}/ansatt/hendelseslogg`)
  await expect(
    page.getByRole('rowheader', { name: 'Slapp løs et gjenopprettet nettsted' }),
  ).toBeVisible()
})
