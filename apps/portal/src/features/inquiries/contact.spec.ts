import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

const image = {
  name: 'kvittering.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

test('a visitor writes to us, and nothing is lost by a reload and a login (no)', async ({
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

  await test.step('what is not right is said beside it', async () => {
    await page.getByLabel('E-post', { exact: true }).fill('linh')
    await text.click()
    await expect(page.getByText('Skriv en gyldig e-postadresse')).toBeVisible()
  })

  await test.step('a reload leaves what was written', async () => {
    await category.selectOption('Trening')
    await subcategory.selectOption('Gjenglemt')
    await text.fill('Jeg la igjen en genser.')
    await page.locator('input[type=file]').setInputFiles(image)
    await expect(page.getByText('kvittering.gif').first()).toBeVisible()
    await page.reload()
    await expect(text).toHaveValue('Jeg la igjen en genser.')
    await expect(subcategory).toHaveValue('Gjenglemt')
    await expect(page.getByText('kvittering.gif').first()).toBeVisible()
  })

  await test.step('a login locks name and address, and leaves the rest', async () => {
    await logIn(page, memberEmail(9))
    await page.goto('/kontakt')
    await expect(page.getByLabel('E-post', { exact: true })).toHaveValue(memberEmail(9))
    await expect(page.getByLabel('E-post', { exact: true })).toHaveJSProperty('readOnly', true)
    await expect(text).toHaveValue('Jeg la igjen en genser.')
    await expect(page.getByText('kvittering.gif').first()).toBeVisible()
  })

  await test.step('it is sent once, and the page is empty for the next', async () => {
    await send.dblclick()
    await expect(page.getByText('Takk, vi har fått meldingen din')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Skriv en ny melding' }).click()
    await expect(text).toHaveValue('')
  })
})

test('a token that is over is renewed without a word (en)', async ({ page }) => {
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
