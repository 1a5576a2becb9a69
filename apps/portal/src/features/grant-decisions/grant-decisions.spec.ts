import { randomUUID } from 'node:crypto'
import { writeRows } from '../../../../../e2e/support/database.ts'
import {
  association,
  grantRound,
  grantType,
  sentApplication,
} from '../../../../../e2e/support/grants.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { osloDate } from '../../platform/time/oslo.ts'

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
test.setTimeout(120_000)

const texts = {
  no: {
    meeting: (id: string) => `/ansatt/tilskudd/moter/${id}`,
    appeals: '/ansatt/tilskudd/klager',
    application: (association: string, id: string) =>
      `/min-side/foreninger/detaljer/${association}/sok-tilskudd/${id}`,
    agree: 'Vedta listen',
    agreed: 'Listen er vedtatt.',
    minutes: 'Les protokollen (PDF)',
    preview: /^Les brevet før det sendes/,
    send: 'Send brevene',
    sent: /^Brevene er sendt/,
    refused: 'Avslått',
    write: 'Skriv en klage',
    appeal: 'Klagen',
    sendAppeal: 'Send klagen',
    appealSent: 'Klagen er sendt.',
    register: /^Registrer svaret/,
    changed: 'Vedtaket er endret',
    amount: 'Tilskudd i kroner',
    words: 'Begrunnelse',
    day: 'Dagen det ble avgjort',
    own: 'Du har registrert svaret. En annen må bekrefte det.',
    confirm: /^Bekreft svaret/,
    confirmed: 'Svaret er bekreftet',
    granted: /^Innvilget: 1\s?500/,
    counts: 'Dette brevet gjelder.',
    replaced: 'Et nyere brev gjelder i stedet for dette.',
  },
  en: {
    meeting: (id: string) => `/en/staff/grants/meetings/${id}`,
    appeals: '/en/staff/grants/appeals',
    application: (association: string, id: string) =>
      `/en/my-page/associations/details/${association}/apply-for-grant/${id}`,
    agree: 'Agree the list',
    agreed: 'The list is agreed.',
    minutes: 'Read the minutes (PDF)',
    preview: /^Read the letter before it is sent/,
    send: 'Send the letters',
    sent: /^Letters sent/,
    refused: 'Refused',
    write: 'Write an appeal',
    appeal: 'The appeal',
    sendAppeal: 'Send the appeal',
    appealSent: 'The appeal is sent.',
    register: /^Register the answer/,
    changed: 'The decision is changed',
    amount: 'Grant in kroner',
    words: 'Reasons',
    day: 'The day on which it was decided',
    own: 'You registered the answer. Another person has to confirm it.',
    confirm: /^Confirm the answer/,
    confirmed: 'The answer is confirmed',
    granted: /^Granted: (NOK\s?)?1,?\s?500/,
    counts: 'This letter counts.',
    replaced: 'A newer letter counts instead of this one.',
  },
} as const

/** A round with one application that is proposed to be refused, and enough members in the meeting. */
async function addRound(email: string, language: string, reference: string) {
  const [type = '', round = '', club = '', application = ''] = [1, 2, 3, 4].map(() => randomUUID())
  const name = JSON.stringify({ no: `Runde ${reference}`, en: `Round ${reference}` })
  const title = `Konsert ${reference}`
  const of = { association: club, type, round, reference, language }
  await writeRows([
    grantType(type, name),
    ...grantRound({ id: round, type, name }, '-1 hour'),
    [
      `insert into portal.grant_budget (year, type_id, amount_ore)
       values (extract(year from now()), $1, 500000)`,
      [type],
    ],
    [
      `insert into portal.ledger_account (kind, key)
       values ('grant-budget', extract(year from now()) || ':' || $1),
         ('grant-frame', extract(year from now())::text) on conflict do nothing`,
      [type],
    ],
    [
      `with booked as (
         insert into portal.ledger_transaction (kind, idempotency_key, value_date)
         values ('grant-budget-set', 'story:' || $1, current_date) returning id)
       insert into portal.ledger_entry (transaction_id, account_id, amount_ore)
       select booked.id, account.id,
         case account.kind when 'grant-frame' then 500000 else -500000 end
       from booked, portal.ledger_account account
       where account.kind = 'grant-budget' and account.key like '%:' || $1
         or account.kind = 'grant-frame' and account.key = extract(year from now())::text`,
      [type],
    ],
    ...association({ id: club, slug: `klagelaget-${reference}`, name: `Klagelaget ${reference}` }, [
      email,
    ]),
    ...sentApplication({ id: application, title, ore: 300_000, ...of }),
    [
      `insert into portal.grant_proposal
         (application_id, outcome, amount_ore, reason_ids, words, application_version)
       values ($1, 'refused', 0, '{}', 'Budsjettet går ikke opp', 1)`,
      [application],
    ],
    [
      `insert into portal.grant_presence (round_id, user_id)
       select distinct $1::uuid, user_id from portal.grant_committee_term
       where current_date between starts_on and ends_on`,
      [round],
    ],
  ])
  return { round, club, application }
}

for (const language of languages) {
  const text = texts[language]

  test(`a meeting is agreed and its letters are sent, and an appeal is won (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const email = await signUp(page, language)
    const reference = `${Date.now()}`.slice(-9)
    const { round, club, application } = await addRound(email, language, reference)
    const chair = await openDesk(browser, 'committee')
    const caseworker = await openDesk(browser, 'caseworker')
    const second = await openDesk(browser, 'caseworker-too')
    const main = page.getByRole('main')

    await test.step('the chair agrees to the list', async () => {
      await chair.goto(text.meeting(round))
      await chair.getByRole('button', { name: text.agree }).click()
      await chair.getByRole('dialog').getByRole('button', { name: text.agree }).click()
      await expect(chair.getByText(text.agreed, { exact: true })).toBeVisible()
      const minutes = chair.getByRole('link', { name: text.minutes })
      const answer = await chair.request.get((await minutes.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')
    })

    await test.step('a caseworker reads the letter, and sends it', async () => {
      await caseworker.goto(text.meeting(round))
      const letter = caseworker.getByRole('link', { name: text.preview })
      const answer = await caseworker.request.get((await letter.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')
      await caseworker.getByRole('button', { name: text.send }).click()
      await caseworker.getByRole('dialog').getByRole('button', { name: text.send }).click()
      await expect(caseworker.getByText(text.sent).first()).toBeVisible()
    })

    await test.step('the board reads it, and appeals', async () => {
      await page.goto(text.application(club, application))
      await expect(main.getByRole('heading', { name: text.refused })).toBeVisible()
      await main.getByRole('button', { name: text.write, exact: true }).click()
      const appeal = main.getByLabel(text.appeal, { exact: true })
      await appeal.fill('Budsjettet går opp.')
      // What is written survives a reload.
      await page.reload()
      await expect(appeal).toHaveValue('Budsjettet går opp.')
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: text.sendAppeal }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.sendAppeal }).dblclick()
      await expect(page.getByText(text.appealSent, { exact: false }).first()).toBeVisible()
    })

    await test.step('one person registers the answer', async () => {
      await caseworker.goto(text.appeals)
      const appeal = caseworker.getByRole('article').filter({ hasText: reference })
      await appeal.getByRole('button', { name: text.register }).click()
      const dialog = caseworker.getByRole('dialog')
      await dialog.getByRole('radio', { name: text.changed }).check()
      await dialog.getByLabel(text.amount).fill('1500')
      await dialog.getByLabel(text.words).fill('Klagen fører frem.')
      await dialog.getByLabel(text.day).fill(osloDate(new Date()))
      await dialog.getByRole('button', { name: text.register }).click()
      await expect(appeal.getByText(text.own)).toBeVisible()
      await expect(appeal.getByRole('button', { name: text.confirm })).toHaveCount(0)
    })

    await test.step('another one confirms it', async () => {
      await second.goto(text.appeals)
      const appeal = second.getByRole('article').filter({ hasText: reference })
      await appeal.getByRole('button', { name: text.confirm }).click()
      await second.getByRole('dialog').getByRole('button', { name: text.confirm }).click()
      await expect(second.getByText(text.confirmed, { exact: false }).first()).toBeVisible()
    })

    await test.step('the board reads which letter counts', async () => {
      await page.goto(text.application(club, application))
      const granted = main.getByRole('article').filter({ hasText: text.counts })
      await expect(granted.getByRole('heading', { name: text.granted })).toBeVisible()
      await expect(main.getByText(text.replaced)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })
    for (const staff of [chair, caseworker, second]) await staff.context().close()
  })
}
