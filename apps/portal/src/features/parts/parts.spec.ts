import type { Locator } from '@playwright/test'
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
    for (const part of await page.locator('[data-part]').all()) await compare(part)
    await page.getByRole('button', { name: 'Open a dialog' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the booking?' })
    await expectAccessible()
    await compare(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open a dialog' })).toBeFocused()
  })
