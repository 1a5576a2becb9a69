import type { Page, TestInfo } from '@playwright/test'
import { password } from './people.ts'
import { type PortalProcess, startPortal } from './portal.ts'

/**
 * A portal with the demo on a database of its own, for what would be in the way of other tests.
 * @param sharedSettings of the site under test
 */
export function startOwnPortal(info: TestInfo, sharedSettings = ''): Promise<PortalProcess> {
  info.setTimeout(120_000)
  const {
    DATABASE_URL: _1,
    DATA_DIR: _2,
    PORTAL_URL: _3,
    ...shared
  } = JSON.parse(sharedSettings || '{}')
  return startPortal(shared, { withDemo: true })
}

/** Logs an administrator in to it, with the code. */
export async function enterAsAdmin(page: Page, { url }: PortalProcess): Promise<void> {
  const email = 'staff-admin@trivsel.example'
  const headers = { origin: url }
  await page.context().addCookies([{ name: 'portal-consent', value: '1', url }])
  await page.request.post(`${url}/api/auth/sign-in/email`, { headers, data: { email, password } })
  const codes = await (await page.request.get(`${url}/dev/codes`)).text()
  const code = /<code>(\d{6})<\/code>/.exec(codes.split(`>${email}<`)[1] ?? '')?.[1]
  const data = { code, locale: 'no' }
  const entered = await page.request.post(`${url}/api/frontend/staff/access`, { headers, data })
  if (!entered.ok()) throw new Error(`The administrator was not let in: ${entered.status()}`)
}
