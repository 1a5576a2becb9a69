import { expect, test } from 'vitest'
import { pagePath } from '#platform/routing/route-table.ts'
import { nameOfCurrent, pagesAbove, shownEntries, toNavigation } from './navigation.ts'

const visitor = { isFitnessMember: false }
const member = { isFitnessMember: true }
const navigation = toNavigation([
  { page: 'profile', name: () => 'Profil', order: 1 },
  { page: 'mySports', name: () => 'Trening', order: 2 },
  {
    page: 'onlineTraining',
    name: () => 'Nettrening',
    order: 3,
    below: 'mySports',
    forMembers: true,
  },
  { page: 'accountSecurity', name: () => 'Sikkerhet', order: 4, below: 'mySports' },
])
const textsAt = (path: string, who: { isFitnessMember: boolean }, shown = navigation) =>
  shownEntries(shown, { path, ...who }).map(({ link, below }) => [
    link.text,
    ...below.map(({ text }) => text),
  ])

test('entries below an entry are shown on its page and on the pages below it', () => {
  expect(textsAt('/min-side/profil', member)).toEqual([['Profil'], ['Trening']])
  const open = [['Profil'], ['Trening', 'Nettrening', 'Sikkerhet']]
  expect(textsAt('/min-side/trening', member)).toEqual(open)
  expect(textsAt('/min-side/trening/nettrening/7', member)).toEqual(open)
  expect(textsAt('/min-side/treningsklokke', member)).toEqual([['Profil'], ['Trening']])
})

test('an entry is open where one of those below it has an address of its own', () => {
  const security = pagePath('accountSecurity', 'no')
  expect(textsAt(security, visitor)).toEqual([['Profil'], ['Trening', 'Sikkerhet']])
})

test('what is for members is hidden for everybody else, also where the editors have put it', () => {
  expect(textsAt('/min-side/trening', visitor)).toEqual([['Profil'], ['Trening', 'Sikkerhet']])
  const link = (text: string, href: string) => ({ text, href, openInNewTab: false })
  const chosen = toNavigation(
    [{ page: 'onlineTraining', name: () => 'Nettrening', order: 3, forMembers: true }],
    [link('Ut', 'https://example.org'), link('Film', '/min-side/trening/nettrening')],
  )
  expect(textsAt('/min-side', visitor, chosen)).toEqual([['Ut']])
  expect(textsAt('/min-side', member, chosen)).toEqual([['Ut'], ['Film']])
})

test('until it is known who is there, the place of what is for members is held below an entry', () => {
  const unknown = { path: '/min-side/trening', isFitnessMember: undefined }
  const [, sports] = shownEntries(navigation, unknown)
  expect(sports?.below).toMatchObject([{ text: 'Nettrening', isHeld: true }, { text: 'Sikkerhet' }])
  expect(sports?.below[1]).not.toHaveProperty('isHeld')
  const [, ofMember] = shownEntries(navigation, { ...unknown, ...member })
  expect(ofMember?.below[0]).not.toHaveProperty('isHeld')
  const chosen = toNavigation(
    [{ page: 'onlineTraining', name: () => 'Nettrening', order: 3, forMembers: true }],
    [{ text: 'Film', href: '/min-side/trening/nettrening', openInNewTab: false }],
  )
  expect(shownEntries(chosen, unknown)).toEqual([])
})

test('the current entry is the closest one at or above the page', () => {
  const nameAt = (path: string) =>
    nameOfCurrent(shownEntries(navigation, { path, ...member }), path)
  expect(nameAt('/min-side/trening')).toBe('Trening')
  expect(nameAt('/min-side/trening/nettrening/7')).toBe('Nettrening')
  expect(nameAt('/min-side/profilbilde')).toBe('')
})

test('the trail leads through the pages above, the topmost first', () => {
  const namesAbove = (path: string) => pagesAbove(navigation, path).map(({ name }) => name)
  expect(namesAbove('/min-side/trening/nettrening/7')).toEqual(['Trening', 'Nettrening'])
  expect(namesAbove('/min-side/trening/nettrening')).toEqual(['Trening'])
  expect(namesAbove('/min-side/trening')).toEqual([])
  expect(namesAbove('/min-side/treningsklokke')).toEqual([])
})
