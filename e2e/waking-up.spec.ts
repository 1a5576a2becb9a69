import type { Page } from '@playwright/test'
import { osloDate } from './support/classes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

/** The page is there, its scripts are not: as on a slow line. @returns lets them come */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = () => {}
  const held = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return wake
}

test('a form filled in and sent before the page is awake is sent when it is', async ({ page }) => {
  const wake = await openAsleep(page, '/logg-inn?callback=%2Fhelse%2Fleger')
  await page.getByLabel(texts.no.email).fill('member@trivsel.example')
  await page.getByLabel(texts.no.password).fill('trivsel-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/logg-inn/)
  wake()
  await expect(page).toHaveURL('/helse/leger')
})

test('what was typed before the page is awake stays', async ({ page }) => {
  const wake = await openAsleep(page, '/logg-inn')
  await page.getByLabel(texts.no.email).fill('member@trivsel.example')
  wake()
  await hydrated(page)
  await expect(page.getByLabel(texts.no.email)).toHaveValue('member@trivsel.example')
})

/** Late in the evening today has no classes any more. */
const tomorrow = osloDate(new Date(Date.now() + 86_400_000).toISOString())

test('a button pressed before the page is awake answers when it is', async ({ page }) => {
  const wake = await openAsleep(page, `/trening/gruppetimer?day=${tomorrow}`)
  const name = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first()
  await name.click()
  await expect(name).toHaveAttribute('aria-expanded', 'false')
  wake()
  await expect(name).toHaveAttribute('aria-expanded', 'true')
})
