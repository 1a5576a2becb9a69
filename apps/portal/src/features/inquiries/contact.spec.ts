import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

const image = {
  name: 'kvittering.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

test('a visitor writes to us, and a reload and a login lose nothing (no)', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt oss')
  const send = page.getByRole('main').getByRole('button', { name: 'Send', exact: true })
  const category = page.getByLabel('Kategori', { exact: true })
  const subcategory = page.getByLabel('Underkategori', { exact: true })
  const text = page.getByLabel('Melding', { exact: true })
  await expect(subcategory).toBeDisabled()
  await expect(send).toBeDisabled()
  await expectAccessible()
  await expectNoSidewaysScroll(page)

  await test.step('errors are shown beside their fields', async () => {
    await page.getByLabel('E-post', { exact: true }).fill('linh')
    await text.click()
    await expect(page.getByText('Skriv en gyldig e-\u2060postadresse')).toBeVisible()
  })

  await test.step('too many files are refused immediately and can be removed', async () => {
    const eleven = Array.from({ length: 11 }, (_, at) => ({ ...image, name: `${at}.gif` }))
    await page.getByLabel('Fornavn').fill('Linh')
    await page.locator('input[type=file]').setInputFiles(eleven)
    await expect(page.getByText('Du har valgt flere filer enn du kan legge ved')).toBeVisible()
    for (const { name } of eleven) await page.getByRole('button', { name: `Fjern ${name}` }).click()
    await expect(page.locator('input[type=file]')).toBeFocused()
  })

  await test.step('a reload keeps the text', async () => {
    await category.selectOption('Trening')
    await subcategory.selectOption('Gjenglemt')
    await text.fill('Jeg la igjen en genser.')
    await page.locator('input[type=file]').setInputFiles(image)
    await expect(page.getByText('kvittering.gif').first()).toBeVisible()
    await page.reload()
    await expect(text).toHaveValue('Jeg la igjen en genser.')
    await expect(subcategory).toHaveValue('lost-property')
    await expect(page.getByText('kvittering.gif').first()).toBeVisible()
  })

  await test.step('the other language keeps category and sub-category', async () => {
    await page.goto('/en/contact')
    const shown = page.locator('select option:checked')
    await expect(shown).toHaveText(['Sports', 'Lost property'])
    await page.goto('/kontakt')
    await expect(shown).toHaveText(['Trening', 'Gjenglemt'])
  })

  await test.step('a subject for the health coordinator leads to the confidential form', async () => {
    await category.selectOption('Helse')
    await subcategory.selectOption('Studenthelsekoordinator')
    await expect(send).toBeDisabled()
    await expectAccessible()
    const form = page.getByRole('main').getByRole('link', { name: /studenthelsekoordinatoren/ })
    await expect(form.first()).toHaveAttribute('href', '/om-oss/studenthelsekoordinator')
    await category.selectOption('Trening')
    await subcategory.selectOption('Gjenglemt')
  })

  await test.step('a login locks name and address and keeps the other fields', async () => {
    await logIn(page, memberEmail(9))
    await page.goto('/kontakt')
    await expect(page.getByLabel('E-post', { exact: true })).toHaveValue(memberEmail(9))
    await expect(page.getByLabel('E-post', { exact: true })).toHaveJSProperty('readOnly', true)
    await expect(text).toHaveValue('Jeg la igjen en genser.')
    await expect(page.getByText('kvittering.gif').first()).toBeVisible()
  })

  await test.step('the form is sent once, and the page is empty for the next inquiry', async () => {
    await send.dblclick()
    await expect(page.getByText('Takk, vi har fått meldingen din')).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Takk, vi har fått meldingen din')
    await expectAccessible()
    await page.getByRole('button', { name: 'Skriv en ny melding' }).click()
    await expect(text).toHaveValue('')
  })
})

test.describe('an expired token', () => {
  test.use({ allowedErrors: [/400/] })

  test('is renewed silently (en)', async ({ page }) => {
    await page.route(
      `${portalUrl}/api/frontend/contact/token`,
      (route) => route.fulfill({ json: { token: 'over.0.x' } }),
      { times: 1 },
    )
    await page.goto('/en/contact')
    await page.getByLabel('First name').fill('Linh')
    await page.getByLabel('Last name').fill('Nguyen')
    await page.getByLabel('Email', { exact: true }).fill(`linh.${Date.now()}@example.org`)
    await page.getByLabel('Category', { exact: true }).selectOption('Food and drink')
    await page.getByLabel('Sub-category', { exact: true }).selectOption('Feedback')
    await page.getByLabel('Message', { exact: true }).fill('The soup is good.')
    const posts: number[] = []
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().includes('/frontend/contact'))
        posts.push(response.status())
    })
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Thank you, we have received your message')).toBeVisible()
    expect(posts).toEqual([400, 204])
  })
})

test.describe('without a network connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|400/] })

  test('nothing is lost, and a received form is not sent again (en)', async ({ page }) => {
    await page.goto('/en/contact?category=food')
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('food')
    await page.getByLabel('First name').fill('Linh')
    await page.getByLabel('Last name').fill('Nguyen')
    await page.getByLabel('Email', { exact: true }).fill(`linh.${Date.now()}@example.org`)
    await page.getByLabel('Sub-category', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Message', { exact: true }).fill('The soup is good.')
    const send = page.getByRole('main').getByRole('button', { name: 'Send', exact: true })

    await page.context().setOffline(true)
    await send.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.context().setOffline(false)

    const statuses: number[] = []
    await page.route(
      /api\/frontend\/contact\?/,
      async (route) => {
        statuses.push((await route.fetch()).status())
        await route.abort()
      },
      { times: 1 },
    )
    await send.click()
    await expect.poll(() => statuses).toEqual([204])
    await expect(page.getByRole('alert')).toBeFocused()
    await send.click()
    await expect(page.getByText('Thank you, we have received your message')).toBeVisible()
  })
})
