import { randomUUID } from 'node:crypto'
import { readRow, writeRows } from '../../../../../e2e/support/database.ts'
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
    loaded: /^Alle søknadene er her/,
    keep: 'Behold møtet på denne enheten',
    kept: /^Alle \d+ søknadene og \d+ filer er på denne enheten/,
    stale: /^Vi får ikke kontakt nå/,
    pdf: /^Side 1 av/,
    propose: 'Lagre forslaget',
    forget: 'Fjern møtet fra denne enheten',
    kroner: 'Beløp i kroner',
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
    loaded: /^All applications are here/,
    keep: 'Keep this meeting on this device',
    kept: /^All \d+ applications and \d+ files are on this device/,
    stale: /^We cannot reach the server now/,
    pdf: /^Page 1 of/,
    propose: 'Save the proposal',
    forget: 'Remove the meeting from this device',
    kroner: 'Amount in kroner',
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
      await one.getByLabel(text.kroner).fill('2500')
      await one.getByRole('button', { name: text.propose }).click()
      await expect(one.getByText(/^2.?500/)).toBeVisible()
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

/** An application with a file, of the round that the demo’s committee reads. */
const findWithFile = () =>
  readRow<{ round: string; application: string; title: string }>(
    `select r.id as round, a.id as application, v.title
     from portal.grant_round r
     join portal.grant_application a on a.round_id = r.id and a.withdrawn_at is null
     join portal.grant_application_version v
       on v.application_id = a.id and v.number = a.sent_version
     where r.deadline_at < now() and r.meets_at > now() and r.cancelled_at is null
       and jsonb_array_length(v.files) > 0
       and not exists (select from portal.grant_meeting m where m.round_id = r.id)
       and not exists (select from portal.grant_decision d where d.application_id = a.id)
       and not exists (select from portal.grant_conflict c where c.application_id = a.id)
     order by a.reference desc limit 1`,
  )

for (const language of languages) {
  const text = texts[language]

  test(`a meeting that is kept goes on after a reload without a network (${language})`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow()
    const { round, application, title } = await findWithFile()
    const comment = `Uten nett ${Date.now()}`
    await enterAsDemoStaff(page, language === 'no' ? 'committee' : 'committee-too')
    const one = page.getByRole('region', { name: text.one, exact: true })
    const points = one.getByRole('region', { name: text.points })

    await test.step('keeps it, with its files', async () => {
      await page.goto(`${text.room}/${round}?application=${application}`)
      await expect(page.getByText(text.loaded)).toBeVisible()
      await page.getByRole('button', { name: text.keep }).click()
      await expect(page.getByText(text.kept)).toBeVisible({ timeout: 60_000 })
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('reads it in a page that is opened without a network', async () => {
      await context.setOffline(true)
      await page.reload()
      await expect(one.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText(text.stale)).toBeVisible()
      await expect(page.getByText(text.kept)).toBeVisible()
      await one.getByRole('figure').first().scrollIntoViewIfNeeded()
      await expect(one.getByRole('img', { name: text.pdf }).first()).toBeVisible()
      await expectAccessible()
    })

    await test.step('gives points and writes, which another reload keeps', async () => {
      await points.getByRole('radio').first().check()
      await one.getByLabel(text.comment).fill(comment)
      await one.getByRole('button', { name: text.add, exact: true }).click()
      await expect(one.getByText(comment)).toBeVisible()
      await page.reload()
      await expect(one.getByText(comment)).toBeVisible({ timeout: 20_000 })
      await expect(points.getByRole('radio').first()).toBeChecked()
      await expect(page.getByText(text.waiting)).toBeVisible()
    })

    await test.step('has all of it on the server when the network is back', async () => {
      await context.setOffline(false)
      await expect(page.getByText(text.waiting)).toBeHidden({ timeout: 20_000 })
      const saved = await page.request.get(
        `/api/frontend/staff/grant-committee/applications/${application}`,
      )
      expect(JSON.stringify(await saved.json())).toContain(comment)
      await page.reload()
      await expect(points.getByRole('radio').first()).toBeChecked()
    })

    await test.step('leaves nothing on the device when it is removed', async () => {
      await page.getByRole('button', { name: text.forget }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.forget }).click()
      await expect(page.getByRole('button', { name: text.keep })).toBeVisible()
      await expect
        .poll(() =>
          page.evaluate(async () => [
            await caches.keys(),
            await navigator.serviceWorker.getRegistrations(),
            window.localStorage.getItem('portal-saved-for'),
          ]),
        )
        .toEqual([[], [], null])
    })
  })
}
