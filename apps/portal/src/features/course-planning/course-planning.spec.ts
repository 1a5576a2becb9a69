import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { ownSite } from '../../../../../e2e/support/addresses.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { enterAsDemoStaff, openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const texts = {
  no: {
    list: '/ansatt/kurs',
    create: 'Nytt kurs',
    title: 'Tittel på norsk',
    text: 'Tekst på norsk',
    language: 'Norsk',
    day: 'Dag',
    place: 'Sted',
    closesDay: 'Påmeldingsfrist, dag',
    price: 'For andre',
    studentPrice: 'For studenter',
    memberPrice: 'For medlemmer',
    keep: 'Etter det beholder vi et beløp per plass',
    example: 'får 150 kr tilbake',
    saveDraft: 'Lagre utkast',
    titleMissing: 'Skriv en tittel på minst ett språk.',
    savedDraft: 'Utkastet er lagret.',
    publish: 'Publiser',
    published: 'Kurset er publisert.',
    copy: 'Kopier kurset',
    copied: 'Kopien er lagret som utkast.',
    start: 'Starter klokka',
    save: 'Lagre',
    moveYes: 'Endre og si fra',
    told: 'får en e-\u2060post om det.',
    people: 'Deltakere',
    hasHold: 'Betaler',
    write: 'Skriv en e-\u2060post',
    callOff: 'Avlys kurset',
    reason: 'Begrunnelse',
    asked: 'Kurset blir avlyst når en kollega har bekreftet det.',
    confirm: 'Bekreft',
    calledOff: 'Avlyst',
  },
  en: {
    list: '/en/staff/courses',
    create: 'New course',
    title: 'Title in English',
    text: 'Text in English',
    language: 'English',
    day: 'Day',
    place: 'Place',
    closesDay: 'Booking deadline, day',
    price: 'For others',
    studentPrice: 'For students',
    memberPrice: 'For members',
    keep: 'After that we keep an amount per seat',
    example: 'gets 150 kr back',
    saveDraft: 'Save draft',
    titleMissing: 'Enter a title in at least one language.',
    savedDraft: 'The draft is saved.',
    publish: 'Publish',
    published: 'The course is published.',
    copy: 'Copy the course',
    copied: 'The copy is saved as a draft.',
    start: 'Start time',
    save: 'Save',
    moveYes: 'Change and tell them',
    told: 'told by email.',
    people: 'Participants',
    hasHold: 'Paying',
    write: 'Write an email',
    callOff: 'Call off the course',
    reason: 'Reason',
    asked: 'The course is called off once a colleague has confirmed it.',
    confirm: 'Confirm',
    calledOff: 'Called off',
  },
} as const

/** Somebody holds a seat that costs something: from now on money may come. */
async function holdSeat(browser: Browser, id: string, priceOre: number): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await logIn(page, memberEmail(9))
  const booked = await page.request.post(`/api/frontend/user/courses/${id}/place`, {
    headers: ownSite,
    data: { seenPriceOre: priceOre, others: [], answers: [] },
  })
  expect(booked.status()).toBe(200)
  await context.close()
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

for (const language of languages) {
  const text = texts[language]

  test(`a course is planned, copied, moved and called off by two (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const title = `Kurs ${randomUUID().slice(0, 8)}`
    const day = addDays(osloDate(new Date()), 20)
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await enterAsDemoStaff(page, 'courses')

    await test.step('what is missing is reported, the example follows the rule, and it is a draft', async () => {
      await page.goto(text.list)
      await main.getByRole('link', { name: text.create }).click()
      await main.getByRole('button', { name: text.saveDraft }).click()
      await expect(main.getByRole('alert').first()).toContainText(text.titleMissing)
      await expectAccessible()
      await field(text.title).fill(title)
      await field(text.text).fill('Vi øver sammen.')
      await main.getByRole('checkbox', { name: text.language }).check()
      await field(text.place).fill('Salen')
      await field(text.day).fill(day)
      await field(text.closesDay).fill(addDays(day, -1))
      for (const price of [text.price, text.studentPrice, text.memberPrice])
        await field(price).fill('200')
      await field(text.keep).fill('50')
      await expect(main.getByText(text.example)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: text.saveDraft }).dblclick()
      await expect(page.getByText(text.savedDraft)).toBeVisible()
      await expectAccessible()
    })
    const address = page.url()
    const id = idOf(page)

    await test.step('it is published', async () => {
      await main.getByRole('button', { name: text.publish }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.publish }).click()
      await expect(page.getByText(text.published)).toBeVisible()
    })

    await test.step('a copy is a draft of next year', async () => {
      await main.getByRole('button', { name: text.copy }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.copy }).click()
      await expect(page.getByText(text.copied)).toBeVisible()
      await expect(page).not.toHaveURL(address)
      await expect(field(text.day)).toHaveValue(addDays(day, 52 * 7))
    })

    await test.step('at another time those who have booked are told', async () => {
      await holdSeat(browser, id, 20_000)
      await page.goto(address)
      await field(text.start).fill('16:00')
      await main.getByRole('button', { name: text.save, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.moveYes }).click()
      await expect(page.getByText(text.told)).toBeVisible()
    })

    await test.step('they are in the list, and can be written to', async () => {
      await main.getByRole('link', { name: text.people }).first().click()
      await expect(main.getByText(text.hasHold).filter({ visible: true }).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible()
      await main.getByRole('button', { name: text.write }).click()
      await expectAccessible()
    })

    await test.step('it is called off once a second person has confirmed it', async () => {
      await page.goto(address)
      await main.getByRole('button', { name: text.callOff }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.reason).fill('Kursholderen er syk.')
      await expectAccessible()
      await dialog.getByRole('button', { name: text.callOff }).click()
      await expect(page.getByText(text.asked)).toBeVisible()
      const second = await openDesk(browser, 'courses-too')
      await second.goto(address)
      // Others of the list may wait, too.
      const waiting = second.getByRole('listitem').filter({ hasText: title })
      await waiting.getByRole('button', { name: text.confirm }).click()
      await expect(
        second.getByRole('main').getByText(text.calledOff, { exact: true }).first(),
      ).toBeVisible()
      await second.context().close()
      await page.reload()
      await expect(main.getByText('Kursholderen er syk.', { exact: true })).toBeVisible()
    })
  })
}
