import { execFile } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ownSite, portalUrl } from './addresses.ts'
import { linkInMail } from './mail.ts'
import { onceInRun } from './once-in-run.ts'
import { logIn } from './people.ts'
import { expect, waitForHydration } from './test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An address that no other test has. */
export const newStaffEmail = () => `ansatt-${randomBytes(4).toString('hex')}@trivsel.example`

/** What `npm run staff:invite` does in the end, on the database of the site under test. */
export async function inviteStaff(email: string, role = 'admin'): Promise<void> {
  const script = path.join(root, 'apps/portal/scripts/invite-staff.ts')
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/node'),
    [script, email, '--role', role],
    {
      env: {
        ...process.env,
        TRIVSEL_ENV: 'test',
        DATABASE_URL: process.env.E2E_DATABASE_URL,
        SITE_KEY: 'the command asks for no content',
        AUTH_SECRET: 'the command logs nobody in, and signs nothing',
        FIELD_KEYS: 'test:the_command_encrypts_nothing_at_all',
      },
    },
  )
}

export const staffPassword = 'en hest, et batteri og 7 stifter'

/** RFC 6238, from the key that the page shows for typing. */
export function codeOf(key: string, now = Date.now()): string {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Milliseconds of a step of the app, and those in which a code is typed and judged on a slow machine. */
const stepLength = 30_000
const enoughTime = 5_000

/** A code is not taken any more when its step has ended while it was sent. */
async function waitForRoomInStep(): Promise<void> {
  const left = stepLength - (Date.now() % stepLength)
  if (left < enoughTime) await sleep(left)
}

/** From the mailed link to inside. @returns the key of the app, and the recovery codes */
export async function enrol(
  page: Page,
  email: string,
): Promise<{ key: string; code: string; recoveryCodes: string[] }> {
  const subject = 'invitert som medarbeider'
  await page.goto(await linkInMail(page.request, { to: email, subject }))
  await page.getByLabel('Fornavn').fill('Kari')
  await page.getByLabel('Etternavn').fill('Nordmann')
  await page.getByLabel('Lag et passord').fill(staffPassword)
  await page.getByRole('button', { name: 'Takk ja og sett opp kodeapp' }).click()
  return completeEnrolment(page)
}

/** Sets up the app on the page that shows its key, and stores the recovery codes. */
export async function completeEnrolment(
  page: Page,
): Promise<{ key: string; code: string; recoveryCodes: string[] }> {
  await expect(page.getByRole('heading', { name: 'Sett opp kodeappen' })).toBeVisible()
  const key = (await page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent()) ?? ''
  await waitForRoomInStep()
  const code = codeOf(key)
  await page.getByLabel('Seks sifre fra appen').fill(code)
  await page.getByRole('button', { name: 'Fullfør' }).click()
  const heading = page.getByRole('heading', { name: 'Gjenopprettingskoder' })
  await expect(heading).toBeFocused()
  const recoveryCodes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}-/ })
    .allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await page.getByRole('button', { name: 'Jeg har tatt vare på kodene' }).click()
  await expect(page.getByRole('navigation', { name: 'Ansattsider' })).toBeVisible()
  return { key, code, recoveryCodes }
}

export type DemoRole =
  | 'caseworker'
  | 'caseworker-too'
  | 'payouts'
  | 'payouts-too'
  | 'sports'
  | 'contact'
  | 'health'
  | 'health-too'
  | 'committee'
  | 'committee-too'
  | 'courses'
  | 'courses-too'
  | 'kindergarten'
  | 'kindergarten-too'
  | 'kindergarten-office'
  | 'kindergarten-office-too'
  | 'admin'
  | 'admin-too'

/**
 * Logs in as one of the demo's staff. The first test that asks for a role gives the code that
 * `/dev/codes` shows; all others of the run have the same session, since a code is good once and there
 * are two a minute. A test that ends the session, or leaves the staff pages, uses staff of its own.
 */
export async function enterAsDemoStaff(page: Page, role: DemoRole): Promise<void> {
  await page.context().addCookies(await onceInRun(`staff-${role}`, () => logInWithCode(page, role)))
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

async function logInWithCode(page: Page, role: DemoRole): Promise<Cookies> {
  const email = `staff-${role}@trivsel.example`
  // A login ends the session that the browser has, which other tests still use.
  await page.context().clearCookies({ name: /^(?!portal-consent$)/ })
  await logIn(page, email)
  await expect(async () => {
    const codes = await (await page.request.get('/dev/codes')).text()
    const [, row = ''] = codes.split(`>${email}<`)
    const code = /<code>(\d{6})<\/code>/.exec(row.split('</tr>')[0] ?? '')?.[1]
    const data = { code, locale: 'no' }
    const entered = await page.request.post('/api/frontend/staff/access', {
      headers: ownSite,
      data,
    })
    expect(entered.status()).toBe(200)
  }).toPass({ intervals: [1_000, 10_000], timeout: 50_000 })
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => name !== 'portal-consent')
}

/** Somebody of the demo's staff at a desk, whatever device the test is run on. */
export async function openDesk(browser: Browser, role: DemoRole): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portalUrl,
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  const page = await context.newPage()
  await enterAsDemoStaff(page, role)
  waitForHydration(page)
  return page
}

/** Goes to a page by the menu of the staff area, which is behind a button on a narrow screen. */
export async function followStaffMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Ansattsider' })
  const toggle = menu.getByRole('button', { name: 'Meny' })
  // It comes when somebody has entered, which may be under way.
  await expect(menu).toBeVisible()
  if (await toggle.isVisible()) await toggle.click()
  await menu.getByRole('link', { name }).click()
}
