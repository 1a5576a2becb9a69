import type { Browser, Page } from '@playwright/test'
import { ownSite, portalUrl } from '../../../../../e2e/support/addresses.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'
import { makePdf } from '../../core/files/inspect/pdf.testing.ts'

const texts = {
  no: {
    rounds: '/ansatt/tilskudd',
    heading: 'Tilskudd',
    applications: 'Søknader',
    filters: 'Alle filtre',
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
    message: 'Melding til søkeren',
    decided: /har vedtatt: Avslå|er lagret: avslå/,
    undo: /^(Trekk tilbake|Angre)$/,
    undone: 'Vedtaket er trukket tilbake.',
  },
  en: {
    rounds: '/en/staff/grants',
    heading: 'Grants',
    applications: 'Applications',
    filters: 'All filters',
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
    message: 'Message to the applicant',
    decided: /has decided: Reject|is saved: reject/,
    undo: /^(Take back|Undo)$/,
    undone: 'The decision is taken back.',
  },
} as const

type Offer = {
  type: { id: string; name: { en: string } }
  round: { id: string; name: Record<Language, string>; earliestEventOn: string }
}
type Draft = {
  draft: { content: object; version: number }
  documents: { id: string; applicants: string; isRequired: boolean }[]
}

/** Somebody who applies for a grant of the demo as a person, without its pages. */
async function apply(browser: Browser, language: Language, title: string) {
  const context = await browser.newContext({ baseURL: portalUrl })
  const applicant = await context.newPage()
  await signUp(applicant, language)
  const path = '/api/frontend/grant-applications'
  const { open }: { open: Offer[] } = await (await applicant.request.get(path)).json()
  const offer = open.find(({ type }) => type.name.en === 'Project grant')
  if (!offer) throw new Error('The demo has no round that is open')
  const { type, round } = offer
  const begun = { associationId: null, typeId: type.id, roundId: round.id, copyOf: null, language }
  const { id } = await call(applicant, 'post', path, begun)
  const one = `${path}/${id}`
  const before: Draft = await (await applicant.request.get(one)).json()
  const after = {
    ...before.draft.content,
    title,
    summary: 'En kveld for alle',
    description: 'Vi spiller sjakk hele kvelden.',
    startsOn: round.earliestEventOn,
    endsOn: round.earliestEventOn,
    place: 'Kantina',
    participants: 40,
    requestedOre: 500_000,
    costs: [{ text: 'Leie', amountOre: 500_000 }],
  }
  await call(applicant, 'put', `${one}/draft`, { before: before.draft.content, after })
  for (const { id: document, applicants, isRequired } of before.documents)
    if (isRequired && applicants !== 'association') {
      const file = { name: 'papir.pdf', mimeType: 'application/pdf', buffer: makePdf() }
      const url = `${one}/files?document=${document}`
      const added = await applicant.request.post(url, { headers: ownSite, multipart: { file } })
      expect(added.ok()).toBe(true)
    }
  const { draft }: Draft = await (await applicant.request.get(one)).json()
  await call(applicant, 'post', `${one}/send`, {
    draftVersion: draft.version,
    sentVersion: 0,
    language,
  })
  return { applicant, address: one, round: round.name[language] }
}

async function call(page: Page, method: 'post' | 'put', path: string, data: object) {
  const response = await page.request[method](path, { headers: ownSite, data })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

for (const language of languages) {
  const text = texts[language]

  test(`a caseworker finds an application of a round and refuses it by mistake (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const title = `Sjakkveld ${language} ${Date.now()}`
    const { applicant, address, round } = await apply(browser, language, title)
    await enterAsDemoStaff(page, 'caseworker')
    const main = page.getByRole('main')
    const row = main.getByRole('row').filter({ hasText: title })

    await test.step('the rounds, with what is left', async () => {
      await page.goto(`${text.rounds}?phase=open`)
      await expect(main.getByRole('heading', { level: 1, name: text.heading })).toBeVisible()
      const link = main.getByRole('link', { name: round, exact: true })
      await expect(link).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await link.click()
      await expect(main.getByRole('heading', { level: 2, name: text.applications })).toBeVisible()
    })

    await test.step('the application is found, and another text finds none', async () => {
      await expect(row).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: text.filters }).click()
      const search = main.getByLabel(text.search)
      await search.fill('there is none like this')
      await expect(main.getByText(text.none)).toBeVisible()
      await search.fill(title)
      await expect(row).toBeVisible()
    })

    await test.step('it is not moved without a reason', async () => {
      await row.getByRole('button', { name: text.move }).click()
      const dialog = page.getByRole('dialog', { name: text.moveHeading })
      await dialog.getByRole('button', { name: text.move }).click()
      await expect(dialog.getByText(text.reasonRequired).first()).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('its case is one press away, and offers what a caseworker decides', async () => {
      await row.getByRole('link').click()
      await expect(main.getByRole('heading', { name: text.application })).toBeVisible()
      await expect(main.getByText(title).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: text.earlier })).toBeVisible()
      await expect(main.getByRole('radio', { name: text.reject })).toBeVisible()
      await expect(main.getByRole('radio', { name: text.approve })).toHaveCount(0)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a refusal gives a reason of the list', async () => {
      await main.getByRole('radio', { name: text.reject }).check()
      const reasons = main.getByRole('group', { name: text.reasons })
      await main.getByLabel(text.message).fill('…')
      await main.getByRole('button', { name: text.save }).click()
      await expect(main.getByText(text.reasonMissing).first()).toBeVisible()
      await expectAccessible()
      await reasons.getByRole('checkbox').first().check()
      await main.getByRole('button', { name: text.save }).click()
      await expect(page.getByText(text.decided).first()).toBeVisible()
    })

    await test.step('it was a mistake, and is taken back before the applicant hears of it', async () => {
      await page.getByRole('button', { name: text.undo }).first().click()
      await expect(page.getByText(text.undone, { exact: false })).toBeVisible()
      await expect(main.getByRole('radio', { name: text.reject })).toBeVisible()
    })

    await call(applicant, 'post', `${address}/withdraw`, {})
    await applicant.context().close()
  })
}
