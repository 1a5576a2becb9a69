import { randomUUID } from 'node:crypto'
import { writeRows } from '../../../../../e2e/support/database.ts'
import {
  association,
  grantRound,
  grantType,
  sentApplication,
} from '../../../../../e2e/support/grants.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    room: '/ansatt/tilskudd/utvalg',
    round: 'Runde',
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
    views: 'Visninger',
    proposals: 'Forslag og budsjett',
    money: /^Forslagene mot budsjettet/,
    cut: 'Kutt alle beløp med så mange prosent',
    cutNow: 'Kutt',
    drop: 'Forkast',
  },
  en: {
    room: '/en/staff/grants/committee',
    round: 'Round',
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
    views: 'Views',
    proposals: 'Proposals and budget',
    money: /^The proposals against the budget/,
    cut: 'Cut all amounts by so many percent',
    cutNow: 'Cut',
    drop: 'Discard',
  },
} as const

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
// The network is switched off for a while.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

/** A round that the committee reads: one application is new, and one has a proposal. */
async function addRound(reference: string): Promise<void> {
  const [type = '', round = '', club = ''] = [1, 2, 3].map(() => randomUUID())
  const [first = '', second = ''] = [1, 2].map(() => randomUUID())
  const name = JSON.stringify({ no: `Runde ${reference}`, en: `Round ${reference}` })
  const applied = { association: club, type, round, language: 'no', ore: 300_000 }
  await writeRows([
    grantType(type, name),
    ...grantRound({ id: round, type, name }, '6 days'),
    ...association({ id: club, slug: `leselaget-${reference}`, name: `Leselaget ${reference}` }),
    ...[first, second].flatMap((id, place) =>
      sentApplication({
        id,
        reference: `${reference}${place}`,
        title: titleOf(place, reference),
        ...applied,
      }),
    ),
    [
      `insert into portal.grant_proposal
         (application_id, outcome, amount_ore, reason_ids, application_version)
       values ($1, 'granted', 200000, '{}', 1)`,
      [second],
    ],
  ])
}

const titleOf = (place: number, reference: string) =>
  `${place === 0 ? 'Konsert' : 'Kurs'} ${reference}`

for (const language of languages) {
  const text = texts[language]

  test(`a member judges, loses the network, and steps out (${language})`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    const reference = `${Date.now()}`.slice(-8)
    await addRound(reference)
    await enterAsDemoStaff(page, language === 'no' ? 'committee' : 'committee-too')
    const list = page.getByRole('region', { name: text.list })
    const one = page.getByRole('region', { name: text.one, exact: true })

    await test.step('finds what is not read', async () => {
      await page.goto(text.room)
      await expectAccessible()
      await page.getByRole('link', { name: `${text.round} ${reference}` }).click()
      await expect(page.getByText(text.loaded)).toBeVisible()
      await list.getByLabel(text.state).selectOption({ label: text.unread })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await list.getByRole('link', { name: titleOf(0, reference) }).click()
      await expect(one.getByRole('heading', { name: titleOf(0, reference) })).toBeVisible()
    })

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
      await expectAccessible()
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

    await test.step('goes on by key, and back', async () => {
      await page.keyboard.press('j')
      await expect(one.getByRole('heading', { name: titleOf(1, reference) })).toBeVisible()
      await page.goBack()
      await expect(one.getByRole('heading', { name: titleOf(0, reference) })).toBeVisible()
    })

    await test.step('tries other sums, which nobody else sees', async () => {
      await page.getByRole('link', { name: text.proposals }).click()
      const views = page.getByRole('navigation', { name: text.views })
      await expect(views.locator('[aria-current]')).toHaveText(text.proposals)
      await expect(page.getByText(text.money)).toBeVisible()
      await page.getByLabel(text.cut).fill('10')
      await page.getByRole('button', { name: text.cutNow, exact: true }).click()
      const sum = page.getByRole('textbox', { name: titleOf(1, reference) })
      await expect(sum).toHaveValue(/^1.?800$/)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: text.drop }).click()
      await expect(sum).toHaveValue(/^2.?000$/)
    })
  })
}
