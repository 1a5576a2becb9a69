import type { Locator, Page } from '@playwright/test'
import { logIn } from './support/people.ts'
import { enterAsDemoStaff } from './support/staff.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

/** Waits for the student, so that no other test works on it. */
const student = 'Arjun Mehta'
const nationalId = '01010750160'

/** As somebody without a mouse comes to it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not come there')
}

const openCase = async (page: Page) => {
  await page.goto(`/ansatt/saker?status=all&name=${encodeURIComponent(student)}`)
  await page.getByRole('link', { name: student }).click()
  await expect(page.getByRole('heading', { name: student })).toBeVisible()
}

test('the queue has its numbers, and the statistics their table', async ({
  page,
  expectAccessible,
}) => {
  await enterAsDemoStaff(page, 'caseworker-too')
  await page.goto('/ansatt/saker')
  await expectAccessible()
  await expectNoSidewaysScroll(page)
  const filters = page.getByRole('search', { name: 'Avgrens Saker' })
  // Behind a button on a narrow screen.
  await filters.getByRole('button', { name: 'Alle filtre' }).click()
  const status = filters.getByLabel('Status')
  await expect(status.locator('option:checked')).toHaveText(/^Til behandling: \d+$/)
  await status.focus()
  await status.selectOption('KOMMENTERT_VENTER_PA_KUNDE')
  await expect(page).toHaveURL(/status=KOMMENTERT_VENTER_PA_KUNDE/)
  await expect(status).toBeFocused()
  await expect(page.getByRole('link', { name: student })).toBeVisible()
  await page.getByRole('link', { name: 'Statistikk' }).click()
  await expect(page.getByRole('heading', { name: 'Avgjort i tidsrommet' })).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Fra og med').fill('2020-01-01')
  await page.getByLabel('Til og med').fill('2020-02-01')
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-02-01/)
  await expect(page.getByText('1. jan. 2020 til 1. feb. 2020')).toBeVisible()
})

test.describe('a caseworker', () => {
  test.skip(({ isMobile }) => isMobile, 'one case, and a keyboard')
  test.describe.configure({ mode: 'serial' })
  test.use({ allowedErrors: [/409|ERR_INTERNET_DISCONNECTED/] })

  test('takes and decides a case with the keyboard alone', async ({ page, expectAccessible }) => {
    await enterAsDemoStaff(page, 'caseworker')
    await page.goto('/ansatt/saker?status=KOMMENTERT_VENTER_PA_KUNDE&kind=deposit-application')
    const press = async (wanted: Locator, key: 'Enter' | 'Space') => {
      await tabTo(page, wanted)
      await page.keyboard.press(key)
    }

    await test.step('several at once are claimed and released', async () => {
      await press(page.getByRole('checkbox', { name: `Velg saken til ${student}` }), 'Space')
      await expect(page.getByText('1 sak er valgt')).toBeVisible()
      await press(page.getByRole('button', { name: 'Ta de valgte' }), 'Enter')
      await expect(page.getByText('Du har tatt 1 sak.')).toBeVisible()
    })

    await test.step('into the case, and a decision', async () => {
      await press(page.getByRole('link', { name: student }), 'Enter')
      await expect(page.getByText('Du har saken.')).toBeVisible()
      await tabTo(page, page.getByRole('radio', { name: 'Innvilg' }))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'Avslå' })).toBeChecked()
      await tabTo(page, page.getByLabel('Melding til søkeren'))
      await page.keyboard.type('We cannot find that you have been admitted.')
      await press(page.getByRole('button', { name: 'Lagre vedtaket' }), 'Enter')
      await expect(page.getByText(/har vedtatt: Avslå|er lagret: avslå/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Lagre vedtaket' })).toBeHidden()
      await expectAccessible()
    })

    await test.step('which is taken back', async () => {
      await press(page.getByRole('button', { name: /^(Trekk tilbake|Angre)$/ }), 'Enter')
      await expect(page.getByText('Vedtaket er trukket tilbake.', { exact: false })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: student })).toBeVisible()
      await press(page.getByRole('button', { name: 'Gi fra deg saken' }), 'Enter')
      await expect(page.getByText('Saken er ikke tildelt noen.')).toBeVisible()
    })
  })

  test('works through the queue with single keys, and turns them off', async ({ page }) => {
    await enterAsDemoStaff(page, 'caseworker-too')
    await page.goto('/ansatt/saker?kind=deposit-application')
    const heading = page.getByRole('heading', { level: 1 })
    const message = page.getByLabel('Melding til søkeren')
    await page.locator('tbody').getByRole('link').first().click()
    await expect(page.getByText(/^1 av \d+$/)).toBeVisible()
    await expect(heading).toContainText(', ')
    const first = (await heading.textContent()) ?? ''
    await expect(page).toHaveTitle(new RegExp(`^${first} – `))

    await test.step('next and back', async () => {
      await page.keyboard.press('j')
      await expect(page.getByText(/^2 av \d+$/)).toBeVisible()
      await expect(heading).not.toHaveText(first)
      await page.keyboard.press('k')
      await expect(heading).toHaveText(first)
    })

    await test.step('a decision needs three presses beside its words, and its undo one', async () => {
      // The key after it may follow at once.
      const focused = await page.evaluate(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
        return document.activeElement?.id
      })
      expect(focused).toBe(await message.getAttribute('id'))
      await page.keyboard.type('jkaret? are letters here')
      await expect(message).toHaveValue('jkaret? are letters here')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText(/er lagret: avslå/)).toBeVisible()
      await expect(heading).not.toHaveText(first)
      await page.emulateMedia({ media: 'print' })
      const bar = page.getByRole('status', { includeHidden: true })
      await expect(bar.filter({ hasText: 'er lagret: avslå' })).toHaveCSS('display', 'none')
      await page.emulateMedia({ media: null })
      await page.keyboard.press('u')
      await expect(page.getByText('Vedtaket er trukket tilbake.', { exact: false })).toBeVisible()
      await expect(heading).toHaveText(first)
      await expect(page.getByRole('radio', { name: 'Avslå' })).toBeChecked()
      await expect(message).toHaveValue('jkaret? are letters here')
    })

    await test.step('without the network nothing is saved, and nothing is lost', async () => {
      await page.context().setOffline(true)
      await message.press('Control+Enter')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(heading).toHaveText(first)
      await expect(message).toHaveValue('jkaret? are letters here')
      await page.context().setOffline(false)
      await message.press('Control+Enter')
      await expect(heading).not.toHaveText(first)
      await page.goBack()
      await expect(page.getByText(/har vedtatt: Avslå/)).toBeVisible()
      await page.keyboard.press('u')
      await expect(page.getByText(/har vedtatt: Avslå/)).toHaveCount(0)
      await message.fill('')
      await message.blur()
    })

    await test.step('the list of keys turns them off', async () => {
      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: 'Hurtigtaster' })
      await help.getByRole('checkbox').uncheck()
      await page.keyboard.press('Escape')
      await expect(help).toHaveCount(0)
      await page.keyboard.press('j')
      await expect(page.getByText(/^1 av \d+$/)).toBeVisible()
      await page.getByRole('button', { name: 'Hurtigtaster' }).click()
      await help.getByRole('checkbox').check()
      await page.keyboard.press('Escape')
      await page.keyboard.press('/')
      await expect(page.getByLabel('Søker', { exact: true })).toBeFocused()
    })
  })

  test('writes a note for a colleague, who finds it on the overview', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const text = `Ring utdanningsstedet ${Date.now()}`
    await enterAsDemoStaff(page, 'caseworker')
    await openCase(page)
    await page.keyboard.press('n')
    await expect(page.getByLabel('Nytt notat')).toBeFocused()
    await page.keyboard.type(text)
    await page.getByLabel('Si fra til').selectOption('Jonas Vik')
    await page.getByRole('button', { name: 'Lagre notatet' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText(
      'til Jonas Vik',
    )
    await expect(page.getByLabel('Nytt notat')).toHaveValue('')
    await expectAccessible()

    const other = await (await browser.newContext()).newPage()
    await enterAsDemoStaff(other, 'caseworker-too')
    await other.goto('/ansatt')
    const card = other.getByRole('region', { name: 'Notater til deg' })
    await card.getByRole('link', { name: student }).click()
    await expect(other.getByRole('listitem').filter({ hasText: text })).toContainText(
      'Nytt til deg',
    )
    await other.goto('/ansatt')
    await expect(other.getByRole('link', { name: /^Saker: / }).first()).toBeVisible()
    await expect(card).toHaveCount(0)
    await other.context().close()

    await page.getByRole('button', { name: 'Trekk tilbake notatet' }).click()
    await expect(page.getByText('Notatet er trukket tilbake.')).toBeVisible()
    await expect(page.getByText(text)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Interne notater' })).toBeFocused()
  })

  test('ticks what an administrator has put on the checklist', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const text = `Passet er gyldig ${Date.now()}`
    const admin = await (await browser.newContext()).newPage()
    await enterAsDemoStaff(admin, 'admin')
    await admin.goto('/ansatt/saker/oppsett')
    await admin.getByRole('button', { name: 'Legg til et punkt Depositumskonto' }).click()
    await admin.getByLabel('Hva som skal sjekkes på norsk').fill(text)
    await admin.getByLabel('Hva som skal sjekkes på engelsk').fill(`${text} (en)`)
    await admin.getByRole('button', { name: 'Lagre' }).click()
    await expect(admin.getByText('Punktet er lagret.')).toBeVisible()

    await enterAsDemoStaff(page, 'caseworker')
    await openCase(page)
    const box = page.getByRole('checkbox', { name: text })
    await box.check()
    await expect(page.getByText(`Solveig Berge krysset av: ${text}`)).toBeVisible()
    await expect(box).toBeChecked()
    await expect(box).toBeFocused()
    await expectAccessible()
    await box.uncheck()
    await expect(page.getByText(`Solveig Berge krysset av: ${text}`)).toHaveCount(0)

    await admin.getByRole('button', { name: `Endre ${text}` }).click()
    await admin.getByRole('button', { name: 'Fjern punktet' }).click()
    await admin
      .getByRole('dialog', { name: `Fjerne «${text}»?` })
      .getByRole('button', { name: 'Fjern punktet' })
      .click()
    await expect(admin.getByText('Punktet er fjernet.', { exact: false })).toBeVisible()
    await admin.context().close()
  })

  test('inserts templates: those that administrators set, and one of their own', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const name = `Passet ${Date.now()}`
    const admin = await (await browser.newContext()).newPage()
    await enterAsDemoStaff(admin, 'admin')
    await admin.goto('/ansatt/saker/oppsett')
    await admin.getByRole('button', { name: 'Legg til en mal Depositumskonto' }).click()
    await admin.getByLabel('Navn på norsk').fill(name)
    await admin.getByLabel('Navn på engelsk').fill(`${name} (en)`)
    await admin.getByLabel('Tekst på norsk').fill('Passet ditt mangler.')
    await admin.getByLabel('Tekst på engelsk').fill('Your passport is missing.')
    await admin.getByRole('button', { name: 'Lagre' }).click()
    await expect(admin.getByText('Malen er lagret.')).toBeVisible()
    const up = admin.getByRole('button', { name: `Flytt opp: ${name}` })
    await up.click()
    await expect(admin.getByText('Rekkefølgen er lagret.')).toBeVisible()
    await expect(up).toBeFocused()

    await enterAsDemoStaff(page, 'caseworker')
    await openCase(page)
    const message = page.getByLabel('Melding til søkeren')
    const templates = page.getByLabel('Sett inn en mal')
    // Another test may have left a draft.
    await message.fill('')
    await message.blur()
    // It was the last, and is no longer.
    await expect(templates.locator(`option:has-text("${name}") + option`)).toHaveCount(1)
    await page.keyboard.press('t')
    await expect(templates).toBeFocused()
    await templates.selectOption(name)
    await expect(message).toHaveValue('Your passport is missing.')

    const own = page.getByRole('dialog', { name: 'Mine maler' })
    await page.getByRole('button', { name: 'Mine maler' }).click()
    await own.getByRole('button', { name: 'Lagre som mal' }).click()
    await expect(own.getByRole('alert')).toContainText('Skriv et navn.')
    await expectAccessible()
    await own.getByLabel('Navn på malen').fill(`Min ${name}`)
    await own.getByRole('button', { name: 'Lagre som mal' }).click()
    await expect(page.getByText('Malen er lagret. Bare du ser den.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mine maler' })).toBeFocused()
    await message.fill('')
    await templates.selectOption(`Min ${name}`)
    await expect(message).toHaveValue('Your passport is missing.')

    await page.getByRole('button', { name: 'Mine maler' }).click()
    await own.getByRole('button', { name: `Fjern malen Min ${name}` }).click()
    const undo = own.getByRole('button', { name: `Angre fjerning av Min ${name}` })
    await expect(undo).toBeFocused()
    await undo.click()
    await own.getByRole('button', { name: `Fjern malen Min ${name}` }).click()
    await expect(own.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await message.fill('')
    await message.blur()

    await admin.getByRole('button', { name: `Endre ${name}` }).click()
    await admin.getByRole('button', { name: 'Fjern malen' }).click()
    await admin
      .getByRole('dialog', { name: `Fjerne «${name}»?` })
      .getByRole('button', { name: 'Fjern malen' })
      .click()
    await expect(admin.getByText('Malen er fjernet.')).toBeVisible()
    await admin.context().close()
  })

  test('who is second sees what the first has done, and keeps what they wrote', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    await enterAsDemoStaff(page, 'caseworker')
    const other = await (await browser.newContext()).newPage()
    await enterAsDemoStaff(other, 'caseworker-too')
    await openCase(page)
    await openCase(other)
    const written = 'Your passport is missing.'
    await page.getByRole('radio', { name: 'Avslå' }).check()
    await page.getByLabel('Melding til søkeren').fill(written)

    await other.getByRole('radio', { name: 'Avslå' }).check()
    await other.getByLabel('Melding til søkeren').fill('Rejected by the first.')
    await other.getByRole('button', { name: 'Lagre vedtaket' }).click()
    await expect(other.getByText(/har vedtatt: Avslå/)).toBeVisible()

    await page.getByRole('button', { name: 'Lagre vedtaket' }).click()
    await expect(page.getByText(/har vedtatt: Avslå/)).toBeVisible()
    await expect(page.getByText('Rejected by the first.')).toBeVisible()
    await expect(page.getByText(written)).toBeVisible()
    await expectAccessible()

    await other.getByRole('button', { name: 'Trekk tilbake' }).click()
    await expect(other.getByRole('button', { name: 'Lagre vedtaket' })).toBeVisible()
    await other.context().close()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Lagre vedtaket' })).toBeVisible()
  })

  test('sees a national id for a reason, and for half a minute', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const theirs = await (await browser.newContext()).newPage()
    await logIn(theirs, 'student-asked@trivsel.example')
    const kept = await theirs.request.put('/api/frontend/user/details/national-id', {
      data: { number: nationalId },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(kept.ok()).toBe(true)
    await theirs.context().close()

    await enterAsDemoStaff(page, 'caseworker')
    await openCase(page)
    await page.clock.install()
    const show = page.getByRole('button', { name: 'Vis fødselsnummer' })
    const hide = page.getByRole('button', { name: 'Skjul fødselsnummer' })
    await expect(page.getByRole('definition').filter({ has: show })).toBeVisible()
    await show.click()
    await page.getByRole('button', { name: 'Vis i 30 sekunder' }).click()
    await expect(page.getByRole('alert')).toContainText('Skriv en begrunnelse')
    await expectAccessible()
    await page.getByLabel('Hvorfor trenger du å se det?').fill('Skal kontrolleres mot passet')
    await page.getByRole('button', { name: 'Vis i 30 sekunder' }).click()
    await expect(page.getByText(nationalId)).toBeVisible()
    await expect(hide).toBeFocused()
    await page.clock.runFor(31_000)
    await expect(page.getByText(nationalId)).toBeHidden()
    await expect(page.getByText('Feltet er skjult igjen.')).toBeVisible()

    await page.keyboard.press('Enter')
    await page.getByLabel('Hvorfor trenger du å se det?').fill('Skal kontrolleres en gang til')
    await page.keyboard.press('Enter')
    await expect(page.getByText(nationalId)).toBeVisible()
    await hide.press('Enter')
    await expect(page.getByText(nationalId)).toBeHidden()
    await expect(show).toBeFocused()
  })
})
