import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    rounds: '/ansatt/tilskudd',
    heading: 'Tilskudd',
    applications: 'Søknader',
    search: 'Søker, tittel eller nummer',
    none: 'Ingen søknader her.',
    move: 'Flytt',
    moveHeading: /^Flytt søknad \d+ til en annen runde$/,
    reason: 'Grunn',
    reasonRequired: 'Skriv hvorfor',
    application: 'Søknaden',
    earlier: 'Andre søknader fra samme søker',
    approve: 'Innvilg',
    reject: 'Avslå',
    reasons: 'Begrunnelse',
    save: 'Lagre vedtaket',
    reasonMissing: 'Velg minst én begrunnelse',
    message: 'Melding til studenten',
  },
  en: {
    rounds: '/en/staff/grants',
    heading: 'Grants',
    applications: 'Applications',
    search: 'Applicant, title or number',
    none: 'There are no applications here.',
    move: 'Move',
    moveHeading: /^Move application \d+ to another round$/,
    reason: 'Reason',
    reasonRequired: 'Write why',
    application: 'The application',
    earlier: 'Other applications of the same applicant',
    approve: 'Approve',
    reject: 'Reject',
    reasons: 'Reasons',
    save: 'Save the decision',
    reasonMissing: 'Choose one reason at least',
    message: 'Message to the student',
  },
} as const

/*
 * Of a round of the demo that waits for its meeting. Nothing is saved: other tests read the same round.
 */
for (const language of languages) {
  const text = texts[language]

  test(`a caseworker finds an application of a round and checks it (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    await enterAsDemoStaff(page, 'caseworker')
    const main = page.getByRole('main')

    await test.step('the rounds, with what is left', async () => {
      await page.goto(`${text.rounds}?phase=reading`)
      await expect(main.getByRole('heading', { level: 1, name: text.heading })).toBeVisible()
      await expect(main.getByRole('row').nth(1)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('rowheader').first().getByRole('link').click()
      await expect(main.getByRole('heading', { level: 2, name: text.applications })).toBeVisible()
    })

    await test.step('one of its applications is found, and another text finds none', async () => {
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      const search = main.getByLabel(text.search)
      await search.fill('there is none like this')
      await expect(main.getByText(text.none)).toBeVisible()
      await search.fill('')
      await expect(main.getByRole('rowheader').first()).toBeVisible()
    })

    await test.step('it is not moved without a reason', async () => {
      await main.getByRole('button', { name: text.move }).first().click()
      const dialog = page.getByRole('dialog', { name: text.moveHeading })
      await dialog.getByRole('button', { name: text.move }).click()
      await expect(dialog.getByText(text.reasonRequired).first()).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('its case is one press away, and offers what a caseworker decides', async () => {
      await main.getByRole('rowheader').first().getByRole('link').click()
      await expect(main.getByRole('heading', { name: text.application })).toBeVisible()
      await expect(main.getByRole('heading', { name: text.earlier })).toBeVisible()
      await expect(main.getByRole('radio', { name: text.approve })).toHaveCount(0)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a refusal gives a reason of the list', async () => {
      await main.getByRole('radio', { name: text.reject }).check()
      await expect(main.getByRole('group', { name: text.reasons })).toBeVisible()
      await main.getByLabel(text.message).fill('…')
      await main.getByRole('button', { name: text.save }).click()
      await expect(main.getByText(text.reasonMissing).first()).toBeVisible()
    })
  })
}
