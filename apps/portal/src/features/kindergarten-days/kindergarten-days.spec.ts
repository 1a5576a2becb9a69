import { randomUUID } from 'node:crypto'
import { ownSite } from '../../../../../e2e/support/addresses.ts'
import { writeRows } from '../../../../../e2e/support/database.ts'
import { knowsFieldKeys, siteEncryption } from '../../../../../e2e/support/kindergartens.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { enterAsDemoStaff } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  languages,
  test,
  waitForHydration,
} from '../../../../../e2e/support/test.ts'
import { addDays, weekdayOf } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'
import { makeNumbers } from '../../testing/find-leaks.testing.ts'

const words = {
  no: {
    staff: '/ansatt/barnehager/dager',
    mine: '/min-side/barnehage/dager',
    newSurvey: 'Ny undersøkelse',
    kindergarten: 'Barnehage',
    title: (language: string) => `Tittel på ${language}`,
    norwegian: 'norsk',
    english: 'engelsk',
    from: 'Første dag',
    to: 'Siste dag',
    deadline: 'Svarfrist',
    createSurvey: 'Lag undersøkelsen',
    expected: (count: number) => `Forventet: ${count}`,
    newOpening: 'Ny ekstra dag',
    day: 'Dag',
    places: 'Plasser',
    bookDeadline: 'Bookingfrist',
    createOpening: 'Åpne dagen',
    nobody: 'Ingen har booket.',
    coming: 'Kommer',
    allComing: 'Kommer alle dagene',
    save: (name: string) => `Lagre svar for ${name}`,
    saved: (name: string) => `Svaret for ${name} er lagret.`,
    byYou: /^Du svarte/,
    book: (name: string) => `Book for ${name}`,
    booked: 'Har plass',
    queue: (name: string) => `Still ${name} i kø`,
    waits: 'Nummer 1 i køen',
    cancel: (name: string) => `Avbestill for ${name}`,
    yes: 'Ja, avbestill',
    notBooked: 'Ikke booket',
  },
  en: {
    staff: '/en/staff/kindergartens/days',
    mine: '/en/my-page/kindergarten/days',
    newSurvey: 'New survey',
    kindergarten: 'Kindergarten',
    title: (language: string) => `Title in ${language}`,
    norwegian: 'Norwegian',
    english: 'English',
    from: 'First day',
    to: 'Last day',
    deadline: 'Deadline for answers',
    createSurvey: 'Create the survey',
    expected: (count: number) => `Expected: ${count}`,
    newOpening: 'New extra day',
    day: 'Day',
    places: 'Places',
    bookDeadline: 'Booking deadline',
    createOpening: 'Open the day',
    nobody: 'Nobody has booked.',
    coming: 'Coming',
    allComing: 'Coming every day',
    save: (name: string) => `Save the answer for ${name}`,
    saved: (name: string) => `The answer for ${name} is saved.`,
    byYou: /^You answered/,
    book: (name: string) => `Book for ${name}`,
    booked: 'Has a place',
    queue: (name: string) => `Put ${name} in the queue`,
    waits: 'Number 1 in the queue',
    cancel: (name: string) => `Cancel for ${name}`,
    yes: 'Yes, cancel',
    notBooked: 'Not booked',
  },
} as const

test.skip(!knowsFieldKeys, 'needs a site of its own')

/** One that no other test has, also when it runs again. */
function numberOf(language: (typeof languages)[number]): string {
  const birth = `1502${80 + languages.indexOf(language)}`
  const numbers = makeNumbers(birth, 50)
  return numbers[Math.floor(Math.random() * numbers.length)] ?? ''
}

/** Two children of the guardian with an account, in a department of their own. */
async function addFamily(email: string, number: string, mark: string) {
  const ids = { kindergarten: randomUUID(), department: randomUUID(), guardian: randomUUID() }
  const children = ['Anne', 'Bo'].map((name) => ({ id: randomUUID(), name: `${name} ${mark}` }))
  const location = { table: 'kindergarten_guardian', column: 'national_id', row: ids.guardian }
  const sealed = siteEncryption().encrypt(number, location)
  await writeRows([
    [
      'insert into portal.kindergarten (id, name) values ($1, $2)',
      [ids.kindergarten, `Barnehage ${mark}`],
    ],
    [
      `insert into portal.kindergarten_department (id, kindergarten_id, name, places)
       values ($1, $2, $3, 18)`,
      [ids.department, ids.kindergarten, `Avdeling ${mark}`],
    ],
    [
      `update portal.national_id set proven_at = now(), proven_by = 'document'
       where user_id = (select id from portal.user where email = $1)`,
      [email],
    ],
    [
      `insert into portal.kindergarten_guardian
         (id, first_name, last_name, national_id, national_id_index, source)
       select $1, 'Maja', 'Lunde', $3, own.number_index, 'staff'
       from portal.national_id own join portal.user account on account.id = own.user_id
       where account.email = $2`,
      [ids.guardian, email, sealed],
    ],
    ...children.flatMap(({ id, name }): [string, unknown[]][] => [
      [
        `insert into portal.kindergarten_child (id, first_name, last_name, born_on, source)
         values ($1, $2, 'Lunde', '2023-04-12', 'staff')`,
        [id, name],
      ],
      [
        `insert into portal.kindergarten_enrolment (child_id, department_id, starts_on)
         values ($1, $2, '2020-01-01')`,
        [id, ids.department],
      ],
      [
        `insert into portal.kindergarten_guardianship
           (child_id, guardian_id, has_responsibility, opened_at, source)
         values ($1, $2, true, now(), 'staff')`,
        [id, ids.guardian],
      ],
    ]),
  ])
  return children.map(({ name }) => name)
}

const today = osloDate(new Date())
/** Neither is a public holiday in most years; the survey has one day if one of them is. */
const monday = addDays(today, 22 - weekdayOf(today))
const saturday = addDays(monday, 5)

for (const language of languages) {
  const text = words[language]

  test(`a guardian answers a survey and books a Saturday (${language})`, async ({
    page,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    test.slow()
    const mark = randomUUID().slice(0, 8)
    const email = await signUp(page, language, 'Maja')
    const number = numberOf(language)
    const saved = await page.request.put('/api/frontend/user/details/national-id', {
      headers: ownSite,
      data: { number },
    })
    expect(saved.ok()).toBe(true)
    const [anne = '', bo = ''] = await addFamily(email, number, mark)

    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await context.addCookies([{ name: 'portal-consent', value: '1', url: baseURL ?? '' }])
    const staff = await context.newPage()
    waitForHydration(staff)
    await enterAsDemoStaff(staff, 'kindergarten-office')
    const dialog = staff.getByRole('dialog')

    await test.step('staff make a survey', async () => {
      await staff.goto(text.staff)
      await staff.getByRole('button', { name: text.newSurvey }).click()
      await dialog.getByLabel(text.kindergarten).selectOption({ label: `Barnehage ${mark}` })
      await dialog.getByLabel(text.title(text.norwegian)).fill(`Ferie ${mark}`)
      await dialog.getByLabel(text.title(text.english)).fill(`Holiday ${mark}`)
      await dialog.getByLabel(text.from).fill(monday)
      await dialog.getByLabel(text.to).fill(addDays(monday, 1))
      await dialog.getByLabel(text.deadline).fill(addDays(monday, -7))
      await expectNoSidewaysScroll(staff)
      await dialog.getByRole('button', { name: text.createSurvey }).click()
      await expect(staff.getByText(text.expected(0)).first()).toBeVisible()
      await expectNoSidewaysScroll(staff)
    })

    await test.step('and open a Saturday with one place', async () => {
      await staff.goto(text.staff)
      await staff.getByRole('button', { name: text.newOpening }).click()
      await dialog.getByLabel(text.kindergarten).selectOption({ label: `Barnehage ${mark}` })
      await dialog.getByLabel(text.day, { exact: true }).fill(saturday)
      await dialog.getByLabel(text.places).fill('1')
      await dialog.getByLabel(text.bookDeadline).fill(addDays(saturday, -2))
      await dialog.getByRole('button', { name: text.createOpening }).click()
      await expect(staff.getByText(text.nobody)).toBeVisible()
    })

    await test.step('a guardian answers for one child', async () => {
      await page.goto(text.mine)
      const form = page.locator('form').filter({ hasText: anne })
      await form.getByRole('button', { name: text.allComing }).click()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await form.getByRole('button', { name: text.save(anne) }).click()
      await expect(page.getByText(text.saved(anne)).first()).toBeVisible()
      await expect(form.getByText(text.byYou).first()).toBeVisible()
    })

    await test.step('and books for both: one gets the place, the other waits and gets it', async () => {
      await page.getByRole('button', { name: text.book(anne) }).click()
      await expect(page.getByText(text.booked)).toBeVisible()
      await page.getByRole('button', { name: text.queue(bo) }).click()
      await expect(page.getByText(text.waits)).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: text.cancel(anne) }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.yes }).click()
      await expect(page.getByText(text.notBooked)).toBeVisible()
      await expect(page.getByText(text.booked)).toBeVisible()
      await expect(page.getByText(text.waits)).toBeHidden()
    })

    await test.step('staff see who comes', async () => {
      await staff.goto(text.staff)
      await staff
        .getByRole('listitem')
        .filter({ hasText: `Barnehage ${mark}` })
        .getByRole('link', { name: mark })
        .click()
      await expect(staff.getByText(text.expected(1)).first()).toBeVisible()
      expect(staff.url()).not.toContain(mark)
    })
    await context.close()
  })
}
