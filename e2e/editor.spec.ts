import { cmsUrl } from './support/addresses.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

/** Controls of Payload's own that nothing names, and no setting does; the rest of a page to edit is checked. */
const controlsOfPayload = [
  // The tabs "Redigere" and "Versjoner": outside of all landmarks, and links in a list without items.
  '.doc-header',
  // The arrow beside the button to publish, and the three dots.
  '.popup-button',
  // To change or remove a picture.
  '.upload-relationship-details__actions',
  // The editor of text and its toolbar: icons, and a field without a name.
  '.rich-text-lexical',
]

test.describe('an editor', () => {
  test.skip(({ isMobile }) => isMobile, 'editors work at a desk; the site is read on both below')

  test('publishes a change and sees it on the site within two seconds', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    await page.goto(`${cmsUrl}/admin/login`)
    await page.locator('input[name="email"]').fill('editor-too@trivsel.example')
    await page.locator('input[name="password"]').fill('trivsel-demo')
    await page.locator('form button[type="submit"]').click()
    await page.waitForURL(/\/admin\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()

    const site = await browser.newPage()
    await site.goto(texts.no.kindergartens)
    const card = site.getByRole('article').nth(2)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    const mark = `Åpen dag ${Date.now()}`

    await page.goto(`${cmsUrl}/admin/collections/kindergartens?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).first().click()
    const ingress = page.locator('[name="ingress"]')
    const before = await ingress.inputValue()
    await expectAccessible(controlsOfPayload)

    await test.step('a draft is not on the site', async () => {
      await ingress.fill(`${mark} utkast`)
      await page.locator('#action-save-draft').click()
      await expect(page.getByText(/lagret|saved/i).first()).toBeVisible()
      await site.reload()
      await expect(card).not.toContainText('utkast')
    })

    await test.step('a published change is', async () => {
      await ingress.fill(mark)
      const published = page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.ok(),
      )
      await page.locator('#action-save').click()
      await published
      const publishedAt = Date.now()
      await expect
        .poll(async () => (await site.request.get(texts.no.kindergartens)).text(), {
          intervals: [50],
          timeout: 2_000,
        })
        .toContain(mark)
      test.info().annotations.push({
        type: 'visible after',
        description: `${Date.now() - publishedAt} ms`,
      })
      await site.reload()
      await expect(card).toContainText(mark)
    })

    await ingress.fill(before)
    await page.locator('#action-save').click()
    await expect
      .poll(async () => (await site.request.get(texts.no.kindergartens)).text())
      .not.toContain(mark)
    await site.close()
  })
})
