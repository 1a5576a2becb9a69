import { expect, test } from './support/test.ts'

test.skip(({ isMobile }) => isMobile, 'the width makes no difference')

for (const path of ['/', '/trening/treningssentre', '/trening/gruppetimer', '/helse', '/logg-inn'])
  test(`${path} can be read in the dark`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(path)
    await expectAccessible()
  })

test('on paper what is folded can be read', async ({ page }) => {
  await page.goto('/hjelp-og-kontakt')
  const folded = page.locator('main details:not([open]) > :not(summary)').first()
  await expect(folded).not.toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  expect((await folded.boundingBox())?.height).toBeGreaterThan(20)
})

test('where colours are forced, what is chosen has a frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/sok?q=trening')
  const chosen = page.getByRole('main').locator('a[aria-current="page"]').first()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
})
