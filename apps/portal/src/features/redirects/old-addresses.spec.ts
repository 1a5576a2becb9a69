import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../../../e2e/support/test.ts'

// The preview of a wrong file.
test.skip(
  ({ isMobile }) => isMobile,
  'the width makes no difference: the narrowest one is looked at, too',
)

test.use({ allowedErrors: [/422/] })

test('an administrator leads visitors from old addresses to new pages', async ({
  page,
  expectAccessible,
}) => {
  const name = `gammel-${Date.now().toString(36)}`
  const old = `/${name}`
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 })
  const expectRedirect = (path: string, to: string) =>
    expect
      .poll(async () => {
        const answer = await ask(path)
        return [answer.status(), answer.headers().location]
      })
      .toEqual([301, to])

  await enterAsDemoStaff(page, 'admin')
  await page.goto('/ansatt/gamle-adresser')
  const { origin } = new URL(page.url())
  for (const path of [old, `${old}-bot`])
    expect((await page.request.get(path, { headers: { referer: `${origin}/` } })).status()).toBe(
      404,
    )

  await test.step('sees which addresses lead nowhere, and ignores one', async () => {
    await page.reload()
    await page.getByRole('button', { name: `Ignorer ${old}-bot` }).click()
    await expect(page.getByText('Adressen er ignorert.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Ignorer ${old}-bot` })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Adresser som ikke finnes' })).toBeFocused()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  const dialog = page.getByRole('dialog', { name: 'Legg til videresending' })
  await test.step('adds a redirect from one of them', async () => {
    await page.getByRole('button', { name: `Legg til videresending ${old}`, exact: true }).click()
    await expect(dialog.getByLabel('Gammel adresse')).toHaveValue(old)
    await dialog.getByLabel('Ny adresse').fill('kontakt')
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('begynner med / eller https://')
    await expectAccessible()
    await dialog.getByLabel('Ny adresse').fill('/kontakt')
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(page.getByText('Lagret.', { exact: true })).toBeVisible()
    await expectRedirect(`${old}/?fra=mail`, '/kontakt')
  })

  await test.step('imports others from a file, after a look at what it changes', async () => {
    const choose = (lines: readonly string[]) =>
      page.getByLabel('Fil (CSV)').setInputFiles({
        name: 'gamle-adresser.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['from;to', ...lines].join('\n')),
      })
    const look = page.getByRole('button', { name: 'Se hva som blir endret' })
    await choose([`${old};/kontakt`, `/kontakt;/ny`])
    await look.click()
    await expect(page.getByText('Linje 3: Nettstedet har selv en side')).toBeVisible()
    await choose([`${old};/kontakt`, `${old}-to;${old}`])
    await look.click()
    await expect(
      page.getByText(`Linje 3: ${old}-to blir lagt til og fører til /kontakt`),
    ).toBeVisible()
    expect((await ask(`${old}-to`)).status()).toBe(404)
    await page.getByRole('button', { name: 'Importer', exact: true }).click()
    await expect(page.getByText('Importert: 1 nye, 0 endret.')).toBeVisible()
    await expectRedirect(`${old}-to`, '/kontakt')
    await expectAccessible()
  })

  await test.step('removes a redirect', async () => {
    await page.getByRole('button', { name: `Endre ${old}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fjern' }).click()
    const question = page.getByRole('dialog', { name: `Fjerne videresendingen fra ${old}?` })
    await question.getByRole('button', { name: 'Fjern' }).click()
    await expect(page.getByText('Fjernet.', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Videresendinger', exact: true })).toBeFocused()
    await expect.poll(async () => (await ask(old)).status()).toBe(404)
  })
})
