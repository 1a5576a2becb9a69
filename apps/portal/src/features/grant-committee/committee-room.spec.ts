import type { Page } from '@playwright/test'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    room: '/ansatt/tilskudd/utvalg',
    list: 'Søknader i møtet',
    state: 'Mine poeng',
    unread: 'Ikke lest',
    one: 'Søknad',
    points: 'Mine poeng',
    judged: /^Poeng gitt\./,
    later: /^Du ser hva andre har gitt når/,
    mean: /^Snittet er/,
    loaded: /^Alle søknadene er på denne enheten/,
    waiting: /er ikke sendt ennå/,
    comment: 'Ny kommentar',
    add: 'Legg til',
    declare: 'Meld meg inhabil',
    noPart: 'Du deltar ikke',
    undo: 'Jeg er ikke inhabil',
    proposals: 'Forslag og budsjett',
    money: /^Forslagene mot budsjettet/,
    cut: 'Kutt alle beløp med så mange prosent',
    cutNow: 'Kutt',
    drop: 'Forkast',
    present: /er til stede/,
  },
  en: {
    room: '/en/staff/grants/committee',
    list: 'Applications of the meeting',
    state: 'My points',
    unread: 'Not read',
    one: 'Application',
    points: 'My points',
    judged: /^Points given\./,
    later: /^You see what others have given when/,
    mean: /^The mean is/,
    loaded: /^All applications are on this device/,
    waiting: /(has|have) not been sent yet/,
    comment: 'New comment',
    add: 'Add',
    declare: 'Declare a conflict of interest',
    noPart: 'You take no part',
    undo: 'I have no conflict of interest',
    proposals: 'Proposals and budget',
    money: /^The proposals against the budget/,
    cut: 'Cut all amounts by so many percent',
    cutNow: 'Cut',
    drop: 'Discard',
    present: /are present/,
  },
} as const

// The network is switched off for a while.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })
test.setTimeout(180_000)

/** The first round of the demo that the committee reads, at an application that nobody here has read. */
async function openUnread(page: Page, language: Language) {
  const text = texts[language]
  await page.goto(text.room)
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await expect(page.getByText(text.loaded)).toBeVisible()
  const list = page.getByRole('region', { name: text.list })
  await list.getByLabel(text.state).selectOption({ label: text.unread })
  await list.getByRole('listitem').getByRole('link').first().click()
  return page.getByRole('region', { name: text.one, exact: true })
}

for (const language of languages) {
  const text = texts[language]

  test(`a member judges, loses the network, and steps out (${language})`, async ({
    page,
    context,
  }) => {
    await enterAsDemoStaff(page, language === 'no' ? 'committee' : 'committee-too')
    const one = await openUnread(page, language)

    await test.step('gives points by number keys, without a network', async () => {
      await expect(one.getByText(text.later)).toBeVisible()
      await context.setOffline(true)
      const criteria = await one
        .getByRole('region', { name: text.points })
        .getByRole('group')
        .count()
      for (let at = 0; at < criteria; at += 1) await page.keyboard.press(at === 0 ? '2' : 'x')
      await expect(one.getByText(text.judged)).toBeVisible()
      await expect(page.getByText(text.waiting)).toBeVisible()
      await one.getByLabel(text.comment).fill('Budsjettet er stramt')
      await one.getByRole('button', { name: text.add, exact: true }).click()
      await expect(one.getByText('Budsjettet er stramt')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(text.waiting)).toBeHidden()
      await expect(one.getByText(text.mean)).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('says that they take no part, and takes it back', async () => {
      await one.getByRole('button', { name: text.declare }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: text.declare }).click()
      await expect(one.getByRole('heading', { name: text.noPart })).toBeVisible()
      await expect(one.getByText('Budsjettet er stramt')).toBeHidden()
      await one.getByRole('button', { name: text.undo }).click()
      await expect(one.getByText('Budsjettet er stramt')).toBeVisible()
    })

    await test.step('goes back to the list and on by key', async () => {
      const first = page.url()
      await page.keyboard.press('j')
      await expect(page).not.toHaveURL(first)
      await page.goBack()
      await expect(page).toHaveURL(first)
    })

    await test.step('tries other sums, which nobody else sees', async () => {
      await page.getByRole('link', { name: text.proposals }).click()
      await expect(page.getByText(text.money)).toBeVisible()
      await page.getByLabel(text.cut).fill('10')
      await page.getByRole('button', { name: text.cutNow, exact: true }).click()
      await page.getByRole('button', { name: text.drop }).click()
      await page.getByText(text.present).click()
      await expectNoSidewaysScroll(page)
    })
  })
}
