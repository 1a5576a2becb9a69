import { randomUUID } from 'node:crypto'
import { enterAsDemoStaff, openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { addDays, weekdayOf } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'
import { isWorkingDay } from '../../platform/time/working-days.ts'

// What does not go together is refused on purpose.
test.use({ allowedErrors: [/status of 4(04|09|22)/] })

const texts = {
  no: {
    list: '/ansatt/barnehager',
    add: 'Legg til barnehage',
    name: 'Navn',
    closes: 'Stenger klokka',
    until: 'Frist for fravær samme dag',
    save: 'Lagre',
    untilOutside: 'Fristen må være i åpningstiden.',
    noDepartments: 'Barnehagen har ingen avdelinger ennå.',
    departments: 'Avdelinger',
    departmentAdd: 'Legg til avdeling',
    places: 'Plasser',
    placesInvalid: 'Skriv et tall fra 0 til 200.',
    facts: '12 plasser, 0 barn nå, 12 ledige.',
    employees: 'Ansatte',
    employeeAdd: 'Legg til ansatt',
    department: 'Avdeling',
    account: 'E-\u2060post til kontoen',
    accountMissing: 'Ingen har en konto med denne adressen.',
    closingDays: 'Stengte dager',
    closingAdd: 'Legg til stengte dager',
    from: 'Første dag',
    to: 'Siste dag',
    reasonNo: 'Grunn på norsk',
    reasonEn: 'Grunn på engelsk',
    closedAnyway: 'Barnehagen er stengt disse dagene uansett.',
    closingAdded: '1 stengt dag er lagt til.',
    reason: 'Planleggingsdag',
    leaders: 'Styrere',
    leaderAdd: 'Sett opp styrer',
    person: 'Person',
    chooseOne: 'Velg en person.',
    remove: 'Fjern',
    leaderRemoved: 'Personen er ikke lenger styrer her.',
    change: 'Endre opplysningene',
    notFound: 'Vi fant ikke barnehagen, eller du har ikke tilgang til den.',
  },
  en: {
    list: '/en/staff/kindergartens',
    add: 'Add a kindergarten',
    name: 'Name',
    closes: 'Closes at',
    until: 'Deadline for absence on the same day',
    save: 'Save',
    untilOutside: 'The deadline must be within the opening hours.',
    noDepartments: 'The kindergarten has no departments yet.',
    departments: 'Departments',
    departmentAdd: 'Add a department',
    places: 'Places',
    placesInvalid: 'Enter a number from 0 to 200.',
    facts: '12 places, 0 children now, 12 free.',
    employees: 'Employees',
    employeeAdd: 'Add an employee',
    department: 'Department',
    account: 'Email of the account',
    accountMissing: 'Nobody has an account with this address.',
    closingDays: 'Closing days',
    closingAdd: 'Add closing days',
    from: 'First day',
    to: 'Last day',
    reasonNo: 'Reason in Norwegian',
    reasonEn: 'Reason in English',
    closedAnyway: 'The kindergarten is closed on these days anyway.',
    closingAdded: '1 closing day is added.',
    reason: 'Planning day',
    leaders: 'Leaders',
    leaderAdd: 'Set up a leader',
    person: 'Person',
    chooseOne: 'Choose a person.',
    remove: 'Remove',
    leaderRemoved: 'The person is no longer a leader here.',
    change: 'Change the details',
    notFound: 'We could not find the kindergarten, or you do not have access to it.',
  },
} as const

/** The first day from a date on that is one of the kind. */
function firstDay(from: string, isRight: (date: string) => boolean): string {
  const days = Array.from({ length: 14 }, (_, index) => addDays(from, index))
  return days.find(isRight) ?? from
}

for (const language of languages) {
  const text = texts[language]

  test(`the office sets up a kindergarten, and a leader sees only theirs (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const name = `Tuntreet ${randomUUID().slice(0, 8)}`
    const soon = addDays(osloDate(new Date()), 40)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const part = (heading: string) => main.getByRole('region', { name: heading, exact: true })
    const field = (label: string) => dialog.getByLabel(label, { exact: true })
    const save = () => dialog.getByRole('button', { name: text.save }).click()
    await enterAsDemoStaff(page, 'kindergarten-office')

    await test.step('a kindergarten is added by keyboard, and its page is empty', async () => {
      await page.goto(text.list)
      await expect(main.getByRole('link', { name: 'Solbakken barnehage' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible()
      await main.getByRole('button', { name: text.add }).focus()
      await page.keyboard.press('Enter')
      await field(text.name).fill(name)
      await field(text.until).fill('17:30')
      await page.keyboard.press('Enter')
      await dialog.getByRole('link', { name: text.untilOutside }).click()
      await expect(field(text.until)).toBeFocused()
      await expectAccessible()
      await field(text.until).fill('09:30')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(main.getByText(text.noDepartments)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible()
    })
    const address = page.url()

    await test.step('it gets a department', async () => {
      await part(text.departments).getByRole('button', { name: text.departmentAdd }).click()
      await field(text.name).fill('Revehiet')
      await field(text.places).fill('tolv')
      await save()
      await expect(dialog.getByRole('link', { name: text.placesInvalid })).toBeVisible()
      await expectAccessible()
      await field(text.places).fill('12')
      await dialog.getByRole('button', { name: text.save }).dblclick()
      await expect(part(text.departments).getByText(text.facts)).toHaveCount(1)
    })

    await test.step('it gets an employee of that department', async () => {
      await part(text.employees).getByRole('button', { name: text.employeeAdd }).click()
      await field(text.name).fill('Mona Strand')
      await field(text.department).selectOption({ label: 'Revehiet' })
      await field(text.account).fill('nobody-at-all@trivsel.example')
      await save()
      await expect(dialog.getByRole('link', { name: text.accountMissing })).toBeVisible()
      await field(text.account).fill('')
      await save()
      const row = part(text.employees).getByRole('listitem').filter({ hasText: 'Mona Strand' })
      await expect(row).toContainText('Revehiet')
    })

    await test.step('it is closed on a day on which it would be open otherwise', async () => {
      const saturday = firstDay(soon, (date) => weekdayOf(date) === 6)
      const workingDay = firstDay(soon, isWorkingDay)
      await part(text.closingDays).getByRole('button', { name: text.closingAdd }).click()
      await field(text.from).fill(saturday)
      await field(text.to).fill(saturday)
      await field(text.reasonNo).fill('Planleggingsdag')
      await field(text.reasonEn).fill('Planning day')
      await save()
      await expect(dialog.getByRole('link', { name: text.closedAnyway })).toBeVisible()
      await field(text.from).fill(workingDay)
      await field(text.to).fill(workingDay)
      await save()
      await expect(page.getByText(text.closingAdded)).toBeVisible()
      await expect(part(text.closingDays).getByText(text.reason)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible()
    })

    const leader = await openDesk(browser, 'kindergarten-too')
    const seen = leader.getByRole('main')
    const taking = part(text.leaders).getByRole('button', { name: `${text.remove} Amir Nazari` })

    await test.step('a leader sees only theirs, and not this one', async () => {
      await leader.goto(text.list)
      await expect(seen.getByRole('link', { name: 'Elvekanten barnehage' })).toBeVisible()
      await expect(seen.getByRole('link', { name: 'Solbakken barnehage' })).toHaveCount(0)
      await expect(seen.getByRole('button', { name: text.add })).toHaveCount(0)
      const refused = leader.waitForResponse(/kindergarten-setup\/[\da-f-]+$/)
      await leader.goto(address)
      expect((await refused).status()).toBe(404)
      await expect(seen.getByText(text.notFound)).toBeVisible()
    })

    await test.step('once the office has named them, they set it up too', async () => {
      await part(text.leaders).getByRole('button', { name: text.leaderAdd }).click()
      await dialog.getByRole('button', { name: text.leaderAdd }).click()
      await expect(dialog.getByRole('link', { name: text.chooseOne })).toBeVisible()
      await expectAccessible()
      await field(text.person).selectOption({
        label: 'Amir Nazari (staff-kindergarten-too@trivsel.example)',
      })
      await dialog.getByRole('button', { name: text.leaderAdd }).click()
      await expect(taking).toBeVisible()
      await leader.reload()
      await expect(leader.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(seen.getByRole('button', { name: text.departmentAdd })).toBeVisible()
      await expect(seen.getByRole('button', { name: text.change })).toHaveCount(0)
      await expect(seen.getByRole('button', { name: text.leaderAdd })).toHaveCount(0)
    })

    await test.step('taken away again, it is gone at once', async () => {
      await taking.click()
      await expectAccessible()
      await dialog.getByRole('button', { name: text.remove }).click()
      await expect(page.getByText(text.leaderRemoved)).toBeVisible()
      await leader.reload()
      await expect(seen.getByText(text.notFound)).toBeVisible()
      await leader.goto(text.list)
      await expect(seen.getByRole('link', { name: 'Elvekanten barnehage' })).toBeVisible()
      await expect(seen.getByRole('link', { name })).toHaveCount(0)
      await leader.context().close()
    })
  })
}

test('the office decides what guardians consent to, and in which order', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'narrow screens are looked at on the way')
  const mark = randomUUID().slice(0, 8)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await enterAsDemoStaff(page, 'kindergarten-office')
  await page.goto('/ansatt/barnehager/samtykker')

  await test.step('a kind of consent is added', async () => {
    await main.getByRole('button', { name: 'Legg til samtykke' }).click()
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(dialog.getByRole('link', { name: 'Skriv navnet på norsk.' })).toBeVisible()
    await dialog.getByLabel('Navn på norsk').fill(`Film ${mark}`)
    await dialog.getByLabel('Navn på engelsk').fill(`Video ${mark}`)
    await dialog.getByLabel('Tekst til foresatte på norsk').fill('Vi filmer lek.')
    await dialog.getByLabel('Tekst til foresatte på engelsk').fill('We film playing.')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(main.getByRole('button', { name: `Endre Film ${mark}` })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible()
  })

  await test.step('it is moved by keyboard, and the button keeps the focus', async () => {
    const up = main.getByRole('button', { name: `Flytt opp: Film ${mark}` })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Rekkefølgen er lagret.').first()).toBeVisible()
    await expect(up).toBeFocused()
  })

  await test.step('it is stopped, and stays for its answers', async () => {
    await main.getByRole('button', { name: `Slutt å spørre Film ${mark}` }).click()
    await dialog.getByRole('button', { name: 'Slutt å spørre' }).click()
    await expect(page.getByText('Foresatte blir ikke spurt lenger.').last()).toBeVisible()
    await main.getByText('som foresatte ikke lenger blir spurt om').click()
    await expect(main.getByRole('button', { name: `Spør igjen Film ${mark}` })).toBeVisible()
    await expectAccessible()
  })
})
