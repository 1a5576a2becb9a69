import { writeRows } from '../../../../../e2e/support/database.ts'
import { addFamily, knowsFieldKeys } from '../../../../../e2e/support/kindergartens.ts'
import { logIn } from '../../../../../e2e/support/people.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

/** The other guardian of the child, and what nobody reads of them. */
const other = { name: 'Per Lunde', phone: '900 00 071', shownPhone: /900.?00.?071/ }
/** Of the demo. */
const withoutNumber = 'visitor@trivsel.example'

/** The number of the other guardian of a child is not shown to the first one. */
const restrictAddress = (child: string) =>
  writeRows([
    [
      `update portal.kindergarten_guardian set has_restricted_address = true, phone = $2
       where first_name = 'Per' and id in (
         select bound.guardian_id from portal.kindergarten_guardianship bound
         join portal.kindergarten_child child on child.id = bound.child_id
         where child.first_name || ' ' || child.last_name = $1)`,
      [child, other.phone],
    ],
  ])

const texts = {
  no: {
    path: '/min-side/barnehage',
    myPage: '/min-side',
    toReport: 'Meld fravær eller se mer',
    report: 'Meld fravær for Iben',
    absences: 'Meldt fravær for Iben',
    from: 'Fra og med',
    to: 'Til og med',
    sendDays: 'Meld fravær for dagene',
    past: /Fravær kan bare meldes fra og med i dag/,
    holiday: 'Ferie',
    close: 'Lukk',
    withdraw: /^Trekk tilbake/,
    withdrawn: 'Fraværet er trukket tilbake.',
    more: 'Alt om Iben i barnehagen',
    department: 'Avdeling',
    addContact: 'Legg til kontakt',
    save: 'Legg til',
    nameWrong: 'Skriv navnet.',
    name: 'Navn',
    relation: 'Forhold til barnet',
    phone: 'Telefonnummer',
    remove: /^Fjern ?:/,
    undo: /^Angre ?:/,
    showHealth: 'Vis helseopplysninger',
    allergies: 'Allergier',
    saveHealth: 'Lagre',
    healthSaved: 'Helseopplysningene er lagret.',
    showViews: 'Vis hvem som har sett opplysningene',
    views: 'Hvem har sett opplysningene',
    you: 'Du',
    consent: /^Jeg samtykker ?:/,
    consentDone: 'Samtykket ditt er registrert.',
    withdrawConsent: /^Trekk samtykket ?:/,
    end: 'Si opp plassen til Iben',
    lastDay: /Siste dag blir/,
    send: 'Send oppsigelsen',
    requests: 'Ønsker om plassen',
    yes: 'Ja, trekk tilbake',
    unproven: /må du først bekrefte hvem du er/,
  },
  en: {
    path: '/en/my-page/kindergarten',
    myPage: '/en/my-page',
    toReport: 'Report absence or see more',
    report: 'Report absence for Iben',
    absences: 'Reported absences for Iben',
    from: 'From',
    to: 'Until and including',
    sendDays: 'Report absence for the days',
    past: /Absence can only be reported from today/,
    holiday: 'Holiday',
    close: 'Close',
    withdraw: /^Withdraw/,
    withdrawn: 'The absence has been withdrawn.',
    more: 'Everything about Iben in kindergarten',
    department: 'Department',
    addContact: 'Add a contact',
    save: 'Add',
    nameWrong: 'Enter the name.',
    name: 'Name',
    relation: 'Relation to the child',
    phone: 'Phone number',
    remove: /^Remove ?:/,
    undo: /^Undo ?:/,
    showHealth: 'Show health information',
    allergies: 'Allergies',
    saveHealth: 'Save',
    healthSaved: 'The health information has been saved.',
    showViews: 'Show who has seen the information',
    views: 'Who has seen the information',
    you: 'You',
    consent: /^I consent ?:/,
    consentDone: 'Your consent has been recorded.',
    withdrawConsent: /^Withdraw consent ?:/,
    end: 'End the place of Iben',
    lastDay: /The last day will be/,
    send: 'Send the notice',
    requests: 'Requests about the place',
    yes: 'Yes, withdraw',
    unproven: /you must first confirm who you are/,
  },
} as const

/** All that the page has left in the browser: what scripts store, what is cached, its title and address. */
async function readBrowser(): Promise<string> {
  const cached: string[] = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) {
      const answer = await caches.match(request)
      cached.push(request.url, (await answer?.text()) ?? '')
    }
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
  const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
  const state = JSON.stringify(history.state)
  return [...cached, ...stored, ...databases, state, document.title, location.href].join('\n')
}

// An absence of last week is refused.
test.use({ allowedErrors: [/status of 409/] })

for (const language of languages) {
  const text = texts[language]

  test(`a guardian sees to what belongs to a child in kindergarten (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    test.skip(!knowsFieldKeys, 'only where the settings of the site are known')
    test.slow()
    const today = osloDate(new Date())
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const email = await signUp(page, language, 'Maja')
    const { child } = await addFamily(email, 'staff-kindergarten@trivsel.example')
    await restrictAddress(child)

    await test.step('my page leads to the children', async () => {
      await page.goto(text.myPage)
      await main.getByRole('link', { name: text.toReport }).click()
      await expect(main.getByRole('heading', { name: child })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    const fillAhead = async () => {
      // Two weeks have a day on which the kindergarten is open.
      await dialog.getByLabel(text.from, { exact: true }).fill(addDays(today, 40))
      await dialog.getByLabel(text.to, { exact: true }).fill(addDays(today, 53))
    }
    const withdraw = async () => {
      await absences.getByRole('button', { name: text.withdraw }).click()
      await expect(absences).toHaveCount(0)
    }
    const absences = main.getByRole('list', { name: text.absences }).getByRole('listitem')

    await test.step('an absence of last week is refused, and one ahead is reported', async () => {
      await main.getByRole('button', { name: text.report }).click()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await dialog.getByLabel(text.holiday).check()
      await dialog.getByLabel(text.from, { exact: true }).fill(addDays(today, -7))
      await dialog.getByLabel(text.to, { exact: true }).fill(addDays(today, -6))
      await dialog.getByRole('button', { name: text.sendDays }).click()
      await expect(dialog.getByRole('alert')).toContainText(text.past)
      await expect(dialog.getByRole('alert')).toBeFocused()
      await fillAhead()
      // Once: the second press of two would take the focus from where it is led back to.
      await dialog.getByRole('button', { name: text.sendDays }).click()
      await expect(dialog).toBeHidden()
      await expect(absences).toHaveCount(1)
      await expect(main.getByRole('button', { name: text.report })).toBeFocused()
      await expectAccessible()
    })

    await test.step('it is withdrawn', async () => {
      await withdraw()
      await expect(page.getByText(text.withdrawn)).toBeVisible()
      await expect(main.getByRole('button', { name: text.report })).toBeFocused()
    })

    await test.step('sent by two quick presses it is reported once', async () => {
      await main.getByRole('button', { name: text.report }).click()
      await fillAhead()
      await dialog.getByRole('button', { name: text.sendDays }).dblclick()
      await expect(dialog).toBeHidden()
      await expect(absences).toHaveCount(1)
      await withdraw()
    })

    await test.step('where it is open today, sick today is two presses', async () => {
      await main.getByRole('button', { name: text.report }).click()
      const sick = dialog.getByRole('button', { name: /^(Syk i dag|Sick today)$/ })
      if (await sick.isVisible()) {
        await sick.click()
        await expect(absences).toHaveCount(1)
        const withdraw = absences.getByRole('button', { name: text.withdraw })
        if (await withdraw.isVisible()) await withdraw.click()
      } else await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('the page of the child says nothing of a restricted address', async () => {
      await main.getByRole('link', { name: text.more }).click()
      await expect(
        main.getByRole('heading', { level: 2, name: text.department, exact: true }),
      ).toBeVisible()
      await expect(main.getByText(other.name).first()).toBeVisible()
      await expect(main).not.toContainText(other.shownPhone)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a contact is added, removed and had back', async () => {
      await main.getByRole('button', { name: text.addContact }).click()
      await dialog.getByRole('button', { name: text.save, exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(text.nameWrong)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      const name = `Mattis ${Date.now()}`
      await dialog.getByLabel(text.name, { exact: true }).fill(name)
      await dialog.getByLabel(text.relation).fill('Onkel')
      await dialog.getByLabel(text.phone).fill('900 00 074')
      await dialog.getByRole('button', { name: text.save, exact: true }).dblclick()
      const row = main.getByRole('listitem').filter({ hasText: name })
      await row.getByRole('button', { name: text.remove }).click()
      await expect(row.getByRole('button', { name: text.undo })).toBeFocused()
      await row.getByRole('button', { name: text.undo }).click()
      await row.getByRole('button', { name: text.remove }).click()
      await expect(row.getByRole('button', { name: text.undo })).toBeVisible()
    })

    await test.step('health data is read and changed, and the look is listed', async () => {
      await main.getByRole('button', { name: text.showHealth }).click()
      const allergies = main.getByLabel(text.allergies)
      await expect(allergies).toBeFocused()
      await allergies.fill('Nøtter og egg')
      await main.getByRole('button', { name: text.saveHealth, exact: true }).click()
      await expect(page.getByText(text.healthSaved)).toBeVisible()
      await main.getByRole('button', { name: text.showViews }).click()
      const views = main.getByRole('list', { name: text.views }).getByRole('listitem')
      await expect(views.first()).toContainText(text.you)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a consent is given and withdrawn', async () => {
      const consents = main.getByRole('button', { name: text.consent })
      const offered = await consents.count()
      await consents.first().click()
      await expect(page.getByText(text.consentDone)).toBeVisible()
      await expect(consents).toHaveCount(offered - 1)
      await main.getByRole('button', { name: text.withdrawConsent }).first().click()
      await expect(consents).toHaveCount(offered)
    })

    await test.step('the place is ended with the last day shown first, and the end withdrawn', async () => {
      await main.getByRole('button', { name: text.end }).click()
      await expect(dialog.getByText(text.lastDay)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: text.send }).dblclick()
      const requests = main.getByRole('list', { name: text.requests }).getByRole('listitem')
      await expect(requests).toHaveCount(1)
      await expect(main.getByRole('button', { name: text.end })).toBeHidden()
      await expectAccessible()
      await requests.getByRole('button', { name: text.withdraw }).click()
      await dialog.getByRole('button', { name: text.yes }).dblclick()
      await expect(requests).toHaveCount(0)
    })

    await test.step('the browser keeps no word of it', async () => {
      const words = [child, other.name, 'egg']
      await page.evaluate(() => sessionStorage.setItem('planted', 'egg'))
      const found = async () => {
        const kept = await page.evaluate(readBrowser)
        return words.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(kept))
      }
      expect(await found()).toEqual(['egg'])
      await page.evaluate(() => sessionStorage.removeItem('planted'))
      expect(await found()).toEqual([])
    })
  })

  test(`somebody without a proven number reads what to do (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, withoutNumber)
    await page.goto(text.path)
    await expect(page.getByRole('main').getByText(text.unproven)).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })
}
