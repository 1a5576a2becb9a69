import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

test('a member chooses a film and watches it with captions (no)', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, memberEmail(9))
  await page.goto('/min-side/trening/nettrening?category=ukjent&page=99')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nettrening')
  await expect(page.getByText('5 resultater')).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll(page)

  await page.getByLabel('Kategori').selectOption('Yoga og mobilitet')
  await expect(page.getByText('2 resultater')).toBeVisible()
  await expect(page).toHaveURL(/\?category=yoga-mobility$/)
  await page.reload()
  await expect(page.getByText('2 resultater')).toBeVisible()

  await page.getByRole('link', { name: 'Morgenyoga' }).click()
  await expect(page).toHaveURL(/\/nettrening\/\d+$/)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveCount(1)
  await expect(headings).toHaveText(/^Morgenyoga \(1\smin\)$/)
  await expect(page).toHaveTitle(/^Morgenyoga/)
  await expectAccessible()
  await expectNoSidewaysScroll(page)
  const film = page.locator('video')
  await expect(film.locator('track')).toHaveCount(2)
  const watched = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    // Seeks to a part that has not been fetched yet, as dragging the handle does.
    video.currentTime = 8
    await new Promise((seeked) => video.addEventListener('seeked', seeked, { once: true }))
    const shown = [...video.textTracks].find(({ mode }) => mode === 'showing')
    return { seconds: Math.round(video.duration), at: video.currentTime, language: shown?.language }
  })
  expect(watched).toMatchObject({ seconds: 10, language: 'nb' })
  expect(watched.at).toBeGreaterThanOrEqual(8)
  await page.goBack()
  await expect(page.getByText('2 resultater')).toBeVisible()
})

test('films are for members: others are sent to the membership page, and get no file', async ({
  page,
  browser,
}) => {
  await logIn(page, memberEmail(9))
  const list = await page.request.get('/api/frontend/user/sports/training-videos?language=no')
  const { items } = (await list.json()) as { items: { id: number }[] }
  const file = `/api/frontend/user/sports/training-videos/${items[0]?.id}/file`
  expect((await page.request.get(file)).headers()['content-type']).toBe('video/mp4')
  const visitor = await browser.newContext({ baseURL: portalUrl })
  const refused = await visitor.request.get(file)
  expect(refused.status()).toBe(401)
  await visitor.close()

  await page.context().clearCookies()
  await logIn(page, 'student-new@trivsel.example')
  expect((await page.request.get(file)).status()).toBe(403)
  await page.goto('/min-side/trening/nettrening')
  await expect(page).toHaveURL(/\/trening\/.*medlemskap$/)
  await page.goto(`/en/my-page/sports/online-training/${items[0]?.id}`)
  await expect(page).toHaveURL(/\/en\/sports\/.*membership$/)
})
