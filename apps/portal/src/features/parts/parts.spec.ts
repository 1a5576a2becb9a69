import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../../e2e/support/test.ts'

const lights = {
  'by day': { colorScheme: 'light' },
  'in the dark': { colorScheme: 'dark' },
  'in forced colours': { forcedColors: 'active' },
} as const

for (const [name, light] of Object.entries(lights))
  test(`every part is accessible and looks as it did, ${name}`, async ({
    page,
    expectAccessible,
    isMobile,
  }) => {
    const isCompared = process.platform === 'linux' && (!isMobile || name === 'by day')
    const compare = (part: Locator) =>
      isCompared ? expect(part).toHaveScreenshot({ maxDiffPixelRatio: 0.005 }) : undefined

    await page.emulateMedia({ ...light, reducedMotion: 'reduce' })
    await page.goto('/en/dev/parts')
    await expectAccessible()
    const window = page.viewportSize() ?? { width: 1280, height: 720 }
    if (isCompared) await showWholePage(page, window.width)
    for (const part of await page.locator('[data-part]').all()) await compare(part)
    await page.setViewportSize(window)
    await page.getByRole('button', { name: 'Open a dialog' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the booking?' })
    await expectAccessible()
    await compare(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open a dialog' })).toBeFocused()
  })

/**
 * A part taller than the window would be pictured after the window has grown for it, while its
 * drawings come and move what lies below them.
 */
async function showWholePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

test('files are added, too many of them said, and removed by keyboard', async ({ page }) => {
  await page.goto('/en/dev/parts')
  const part = page.locator('[data-part="Files"]')
  const field = part.getByLabel('None yet').first()
  const half = { mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1_048_576 + 1) }
  await field.setInputFiles([
    { ...half, name: 'first.pdf' },
    { ...half, name: 'second.pdf' },
    { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
  ])
  const alerts = part.getByRole('alert')
  await expect(alerts.filter({ hasText: 'letter.docx cannot be attached' })).toBeVisible()
  const tooLarge =
    'The file you tried to upload is too large (a maximum of 10MB in total is allowed).'
  await expect(alerts.filter({ hasText: tooLarge })).toHaveCount(2)
  await expect(
    part.getByRole('status').filter({ hasText: 'Added: first.pdf, second.pdf' }),
  ).toBeAttached()

  await part.getByRole('button', { name: 'Remove first.pdf' }).press('Enter')
  await expect(part.getByRole('button', { name: 'Remove second.pdf' })).toBeFocused()
  await expect(
    part.getByRole('status').filter({ hasText: 'first.pdf has been removed.' }),
  ).toBeAttached()
  await expect(alerts.filter({ hasText: tooLarge })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(part.getByText('Please upload an attachment')).toBeVisible()

  await page.evaluate(() => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['x'], 'dropped.png'))
    const target = document.getElementById('parts-files-none')?.closest('label')
    target?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true }))
  })
  await expect(part.getByRole('button', { name: 'Remove dropped.png' })).toBeVisible()
})
