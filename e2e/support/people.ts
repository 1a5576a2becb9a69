import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { ownSite } from './addresses.ts'
import { expect } from './test.ts'

export const password = 'trivsel-demo'

/** Demo members by number, so that tests at the same time never share one. */
export function memberEmail(number: number): string {
  return `member${String(number).padStart(2, '0')}@trivsel.example`
}

/** The menu of my page, unfolded where a phone folds it. */
export async function openMyPageMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('main').getByRole('navigation', { name: /^(Min side|My page)$/ })
  const toggle = menu.getByRole('button', { name: /^(Min side|My page) ?:/, expanded: false })
  // It comes when somebody is logged in, which may be found out just now.
  await expect(menu).toBeVisible()
  if (await toggle.isVisible()) await toggle.click()
  return menu
}

export async function logIn(
  context: BrowserContext | Page | { request: APIRequestContext },
  email: string,
) {
  const response = await context.request.post('/api/auth/sign-in/email', {
    headers: ownSite,
    data: { email, password },
  })
  if (!response.ok()) throw new Error(`${email} could not log in: ${response.status()}`)
}
