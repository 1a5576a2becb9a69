import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { readRow, type Statement, writeRows } from '../../../../../e2e/support/database.ts'
import { guardianOf, knowsFieldKeys } from '../../../../../e2e/support/kindergartens.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  languages,
  test,
  waitForHydration,
} from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    tablet: '/nettbrett',
    tablets: '/ansatt/barnehager/nettbrett',
    pins: '/ansatt/barnehager/pin-koder',
    day: '/ansatt/barnehager/dag',
    pairStaff: 'Koble til et nettbrett',
    department: 'Avdeling',
    name: 'Navn på nettbrettet',
    makeCode: 'Lag kode',
    done: 'Ferdig',
    code: 'Kode fra styreren',
    pair: 'Koble til',
    wrong: /Koden er feil, brukt eller gått ut/,
    counts: (here: number, expected: number, absent: number, gone: number) =>
      `${here} er her, ${expected} ventes, ${absent} er borte, ${gone} har gått`,
    stored: /^Dagens liste er på dette nettbrettet/,
    offline: /^Nettbrettet har ikke nett/,
    waiting: /er ikke sendt ennå/,
    arrived: 'Kom:',
    left: 'Gikk:',
    undo: 'Angre:',
    givePin: 'Gi ny PIN',
    open: 'Åpne med PIN',
    employee: 'Ansatt',
    pin: 'PIN',
    openNow: 'Åpne',
    pinWrong: /PIN-koden er feil/,
    health: 'Helse:',
    nothing: 'Ingenting registrert',
    close: 'Lukk',
    lock: 'Lås',
    messages: 'Meldinger',
    writeTo: 'Skriv til foresatte',
    child: 'Barn',
    subject: 'Hva det gjelder',
    message: 'Melding',
    send: 'Send',
    allThreads: 'Alle samtaler',
    read: 'Les',
    answer: 'Svar',
    sent: 'Meldingen er sendt.',
    noPinOffline: /^Uten nett kan du ikke åpne/,
    shutOff: 'Steng',
    isShutOff: /^Styreren har stengt dette nettbrettet/,
    record: 'Lagre',
    correct: 'Rett',
    arrivedAt: 'Kom kl.',
    leftAt: 'Gikk kl.',
    reason: 'Begrunnelse',
    save: 'Lagre',
    corrected: /\(rettet\)/,
    fire: 'Liste til brannøvelse, til utskrift',
    notHere: 'Ikke her',
  },
  en: {
    tablet: '/en/tablet',
    tablets: '/en/staff/kindergartens/tablets',
    pins: '/en/staff/kindergartens/pins',
    day: '/en/staff/kindergartens/day',
    pairStaff: 'Pair a tablet',
    department: 'Department',
    name: 'Name of the tablet',
    makeCode: 'Make a code',
    done: 'Done',
    code: 'Code from the leader',
    pair: 'Pair',
    wrong: /The code is wrong, used or expired/,
    counts: (here: number, expected: number, absent: number, gone: number) =>
      `${here} here, ${expected} expected, ${absent} absent, ${gone} left`,
    stored: /^Today’s list is on this tablet/,
    offline: /^The tablet has no network/,
    waiting: /(has|have) not been sent yet/,
    arrived: 'Arrived:',
    left: 'Left:',
    undo: 'Undo:',
    givePin: 'Give',
    open: 'Open with a PIN',
    employee: 'Employee',
    pin: 'PIN',
    openNow: 'Open',
    pinWrong: /The PIN is wrong/,
    health: 'Health:',
    nothing: 'Nothing recorded',
    close: 'Close',
    lock: 'Lock',
    messages: 'Messages',
    writeTo: 'Write to guardians',
    child: 'Child',
    subject: 'What it is about',
    message: 'Message',
    send: 'Send',
    allThreads: 'All conversations',
    read: 'Read',
    answer: 'Answer',
    sent: 'The message was sent.',
    noPinOffline: /^You cannot open health and messages/,
    shutOff: 'Shut off',
    isShutOff: /^The leader has shut this tablet off/,
    record: 'Record',
    correct: 'Correct',
    arrivedAt: 'Arrived at',
    leftAt: 'Left at',
    reason: 'Reason',
    save: 'Save',
    corrected: /\(corrected\)/,
    fire: 'List for a fire drill, to print',
    notHere: 'Not here',
  },
} as const

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
test.use({
  viewport: { width: 820, height: 1180 },
  // The network is switched off for a while; a tablet is not paired yet, or not any more.
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of (401|403|422)/],
})

/** A department with children and an employee; it is open all day and all night. */
async function addDepartment(mark: string) {
  const [kindergartenId, departmentId] = [randomUUID(), randomUUID()]
  const children = ['Anne', 'Bo'].map((name) => ({ id: randomUUID(), name: `${name} ${mark}` }))
  await writeRows([
    [
      `insert into portal.kindergarten (id, name, opens_at, closes_at, absence_until)
       values ($1, $2, '00:00', '23:59:59', '09:00')`,
      [kindergartenId, `Barnehage ${mark}`],
    ],
    [
      `insert into portal.kindergarten_department (id, kindergarten_id, name, places)
       values ($1, $2, $3, 18)`,
      [departmentId, kindergartenId, `Avdeling ${mark}`],
    ],
    [
      `insert into portal.kindergarten_employee (kindergarten_id, department_id, name, title)
       values ($1, $2, $3, '{"no": "", "en": ""}')`,
      [kindergartenId, departmentId, `Siri ${mark}`],
    ],
    ...children.flatMap(({ id, name }): Statement[] => [
      [
        `insert into portal.kindergarten_child (id, first_name, last_name, born_on, source)
         values ($1, $2, 'Lunde', '2023-04-12', 'staff')`,
        [id, name],
      ],
      [
        `insert into portal.kindergarten_enrolment (child_id, department_id, starts_on)
         values ($1, $2, '2020-01-01')`,
        [id, departmentId],
      ],
    ]),
    ...(knowsFieldKeys ? guardianOf(children[1]?.id ?? '', 'Per') : []),
  ])
  return { departmentId, children }
}

const rowOf = (on: Page, text: string): Locator =>
  on.getByRole('listitem').filter({ hasText: text })

for (const language of languages) {
  const text = texts[language]

  test(`a tablet is paired, offline, lost and shut off (${language})`, async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    test.slow()
    const mark = randomUUID().slice(0, 8)
    const { departmentId, children } = await addDepartment(mark)
    const [anne = '', bo = ''] = children.map(({ name }) => `${name} Lunde`)
    const press = (what: string, name: string) =>
      page.getByRole('button', { name: `${what} ${name}` }).click()

    const others = await browser.newContext({ baseURL: portalUrl })
    await others.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
    const staff = await others.newPage()
    waitForHydration(staff)
    await enterAsDemoStaff(staff, 'kindergarten-office')
    const dialog = staff.getByRole('dialog')

    await test.step('a leader makes a code, and it pairs the tablet', async () => {
      await staff.goto(text.tablets)
      await staff.getByRole('button', { name: text.pairStaff }).click()
      await dialog
        .getByLabel(text.department)
        .selectOption({ label: `Avdeling ${mark}, Barnehage ${mark}` })
      await dialog.getByLabel(text.name).fill(`Garderoben ${mark}`)
      await dialog.getByRole('button', { name: text.makeCode }).click()
      const code = await dialog.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).textContent()
      await dialog.getByRole('button', { name: text.done }).click()

      await page.goto(text.tablet)
      await page.getByLabel(text.code).fill('AAAA AAAA')
      await expectAccessible()
      await page.getByRole('button', { name: text.pair, exact: true }).click()
      await expect(page.getByText(text.wrong).first()).toBeVisible()
      await page.getByLabel(text.code).fill(code ?? '')
      await page.getByRole('button', { name: text.pair, exact: true }).click()
      await expect(page.getByText(text.counts(0, 2, 0, 0))).toBeVisible()
      await expect(page.getByText(text.stored)).toBeVisible({ timeout: 30_000 })
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a child comes by one press, which is undone and pressed again', async () => {
      await press(text.arrived, anne)
      await expect(page.getByText(text.counts(1, 1, 0, 0))).toBeVisible()
      await press(text.undo, anne)
      await expect(page.getByText(text.counts(0, 2, 0, 0))).toBeVisible()
      await press(text.arrived, anne)
      await expect(page.getByText(text.waiting)).toHaveCount(0)
    })

    await test.step('an employee reads health data with a PIN', async () => {
      await staff.goto(text.pins)
      await rowOf(staff, `Siri ${mark}`)
        .getByRole('button', { name: new RegExp(`^${text.givePin}`) })
        .click()
      await dialog.getByRole('button', { name: new RegExp(`^${text.givePin}`) }).click()
      const pin = (await dialog.getByText(/^\d{6}$/).textContent()) ?? ''
      await dialog.getByRole('button', { name: text.done }).click()
      await page.reload()
      await page.getByRole('button', { name: text.open }).click()
      const open = page.getByRole('dialog')
      await open.getByLabel(text.employee).selectOption({ label: `Siri ${mark}` })
      await open.getByLabel(text.pin, { exact: true }).fill(pin === '000000' ? '111111' : '000000')
      await expectAccessible()
      await open.getByRole('button', { name: text.openNow, exact: true }).click()
      await expect(open.getByText(text.pinWrong).first()).toBeVisible()
      await open.getByLabel(text.pin, { exact: true }).fill(pin)
      await open.getByRole('button', { name: text.openNow, exact: true }).click()
      await press(text.health, bo)
      await expect(open.getByText(text.nothing).first()).toBeVisible()
      await expectAccessible()
      await open.getByRole('button', { name: text.close }).click()
    })

    await test.step('and writes to the guardians of a child, and again', async () => {
      if (!knowsFieldKeys) return
      const open = page.getByRole('dialog')
      await page.getByRole('button', { name: text.messages }).click()
      await open.getByRole('button', { name: text.writeTo }).click()
      await open.getByLabel(text.child).selectOption({ label: bo })
      await open.getByRole('button', { name: text.send, exact: true }).click()
      await expect(open.getByRole('alert')).toBeFocused()
      await open.getByLabel(text.subject).fill(`Votter ${mark}`)
      await open.getByLabel(text.message, { exact: true }).fill('De røde henger her.')
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      const box = await open.boundingBox()
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(box && Math.abs(box.x * 2 + box.width - width)).toBeLessThanOrEqual(2)
      await open.getByRole('button', { name: text.send, exact: true }).dblclick()
      await expect(page.getByText(text.sent)).toBeVisible()
      await open
        .getByRole('listitem')
        .filter({ hasText: `Votter ${mark}` })
        .getByRole('button', { name: text.read })
        .click()
      await open.getByLabel(text.answer).fill('Og de blå også.')
      await open.getByRole('button', { name: text.send, exact: true }).dblclick()
      await expect(open.getByText('Og de blå også.')).toHaveCount(1)
      await expect(open.getByLabel(text.answer)).toHaveValue('')
      await expect(open.getByText(`Siri ${mark}`)).toHaveCount(2)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await open.getByRole('button', { name: text.close, exact: true }).click()
    })

    await test.step('what the PIN has opened is locked again', async () => {
      await page.getByRole('button', { name: text.lock }).click()
      await expect(page.getByRole('button', { name: `${text.health} ${bo}` })).toHaveCount(0)
      const views = await readRow<{ count: number }>(
        `select count(*)::int as count from portal.kindergarten_health_view
         where child_id = '${children[1]?.id}' and place = 'tablet'`,
      )
      expect(views.count).toBe(1)
    })

    await test.step('it goes on without a network', async () => {
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(text.offline)).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(text.noPinOffline)).toBeVisible()
      await press(text.arrived, bo)
      await expect(page.getByText(text.counts(2, 0, 0, 0))).toBeVisible()
      await expect(page.getByText(text.waiting).first()).toBeVisible()
      await expectAccessible()
    })

    await test.step('and sends what waited when the network is back', async () => {
      await context.setOffline(false)
      await expect(page.getByText(text.waiting)).toHaveCount(0, { timeout: 30_000 })
      await expect(page.getByText(text.offline)).toHaveCount(0, { timeout: 30_000 })
      await staff.goto(`${text.day}?department=${departmentId}`)
      await expect(rowOf(staff, bo).getByRole('button', { name: text.correct })).toBeVisible()
    })

    await test.step('a lost one is shut off, and what it sends later waits for a leader', async () => {
      await context.setOffline(true)
      await press(text.left, bo)
      await expect(page.getByText(text.counts(1, 0, 0, 1))).toBeVisible()
      await staff.goto(text.tablets)
      await staff.getByRole('button', { name: `${text.shutOff} Garderoben ${mark}` }).click()
      await dialog.getByRole('button', { name: text.shutOff, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await context.setOffline(false)
      await expect(page.getByText(text.isShutOff)).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(anne)).toHaveCount(0)
      await expectAccessible()
      await context.setOffline(true)
      await page.reload().catch(() => undefined)
      await expect(page.getByText(anne)).toHaveCount(0)
      await context.setOffline(false)

      await staff.reload()
      await rowOf(staff, bo)
        .getByRole('button', { name: new RegExp(`^${text.record}`) })
        .click()
      await expect(rowOf(staff, bo)).toHaveCount(0)
    })

    await test.step('the leader corrects a time, and prints who is here', async () => {
      await staff.goto(`${text.day}?department=${departmentId}`)
      await rowOf(staff, bo)
        .getByRole('button', { name: new RegExp(`^${text.correct}`) })
        .click()
      await dialog
        .getByLabel(text.leftAt)
        .fill(await dialog.getByLabel(text.arrivedAt).inputValue())
      await dialog.getByLabel(text.reason).fill('The tablet was lost')
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(rowOf(staff, bo).getByText(text.corrected)).toBeVisible()
      await expectNoSidewaysScroll(staff)
      await staff.getByRole('link', { name: text.fire }).click()
      await expect(staff.getByRole('row').filter({ hasText: bo })).toContainText(text.notHere)
      await expectNoSidewaysScroll(staff)
    })
    await others.close()
  })
}
