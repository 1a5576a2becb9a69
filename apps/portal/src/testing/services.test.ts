import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { locales } from '@trivsel/content-contract/locales'
import { afterEach, describe, expect, it, test } from 'vitest'
import { isClosedQuestion, withoutClosed } from '#platform/content/without-closed.ts'
import { createRequestReader } from '#platform/pages/read-request.server.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import { ownPageLink } from '#platform/routing/own-page-link.ts'
import {
  findPage,
  matchPath,
  pageIds,
  pagePath,
  routerPath,
} from '#platform/routing/route-table.ts'
import { holdServices } from '#platform/services/current-services.ts'
import { serviceNames } from '#platform/services/service-names.ts'
import { services } from '#platform/services/services.ts'
import { fixedFrame } from '#ui/layout/fixed-frame.ts'
import { features } from '../features.server.ts'
import { myPageCards } from '../offers/my-page-cards.ts'
import { myPageEntries } from '../offers/my-page-entries.ts'
import { searchOffers } from '../offers/search.ts'
import { staffOffers } from '../offers/staff.ts'
import { todayOffers } from '../offers/today.ts'

afterEach(() => holdServices({}))

const off = { kindergartens: 'off', depositAccount: 'off', sports: 'off', courts: 'off' } as const

describe('a page of a service that is off', () => {
  it.each([
    '/barnehage/barnehager',
    '/barnehage/barnehager/klossen',
    '/en/kindergarten/kindergartens',
    '/barnehage/opptak',
    '/en/kindergarten/admission',
    '/min-side/depositumskonto',
    '/ansatt/innbetalinger',
    '/trening/personlige-trenere',
    '/trening/haller-og-baner',
  ])('is nowhere: %s', (path) => {
    expect(matchPath(path)).not.toBeNull()
    expect(ownPageLink(findPage(path)?.locale ?? 'no', path)).not.toBeNull()
    holdServices(off)
    expect(matchPath(path)).toBeNull()
    expect(routerPath(path)).toBe(`/-${path}`)
    expect(ownPageLink(findPage(path)?.locale ?? 'no', path)).toBeNull()
    expect(isOpenAddress(path)).toBe(false)
  })

  it.each(['/', '/helse/leger', '/om-oss/barnehage', '/kontakt', '/ansatt/saker', '/min-side'])(
    'is not one of another: %s',
    (path) => {
      holdServices(off)
      expect(matchPath(path)).not.toBeNull()
      expect(isOpenAddress(`${path}?a=/barnehage/barnehager#b`)).toBe(true)
    },
  )

  it('is not read from addresses that were asked for before', () => {
    const read = createRequestReader('http://localhost')
    const request = { url: '/barnehage/barnehager', headers: {} } as never
    expect(read(request)?.page.id).toBe('kindergartens')
    holdServices(off)
    expect(read(request)).toBeNull()
    holdServices({})
    expect(read(request)?.page.id).toBe('kindergartens')
  })
})

describe('a service that is closing', () => {
  it('keeps the pages on which something is finished, and nothing leads to the others', () => {
    holdServices({ depositAccount: 'closing', newsletter: 'closing' })
    expect(matchPath('/min-side/depositumskonto')).not.toBeNull()
    expect(matchPath('/ansatt/utbetalinger')).not.toBeNull()
    expect(matchPath('/ansatt/depositumsbelop')).toBeNull()
    expect(matchPath('/om-oss/nyhetsbrev/avmelding')).not.toBeNull()
    expect(matchPath('/om-oss/nyhetsbrev')).toBeNull()
    expect(isOpenAddress('/min-side/depositumskonto')).toBe(false)
    expect(staffOffers().pages.map(({ to }) => to)).toContain('/staff/payouts')
  })
})

describe('the contact page', () => {
  it('stays without the forms', () => {
    holdServices({ contact: 'off' })
    expect(matchPath('/kontakt')).not.toBeNull()
    expect(matchPath(fixedAddresses.infoStand.no)).toBeNull()
  })

  it('leads to the health coordinator only where there is a health service', () => {
    holdServices({ health: 'off' })
    expect(matchPath(fixedAddresses.healthCoordinator.no)).toBeNull()
    expect(matchPath(fixedAddresses.infoStand.no)).not.toBeNull()
  })
})

test('offers of a service that is off are gone, and its words stay', () => {
  const before = staffOffers()
  const cards = myPageCards().length
  holdServices({ ...off, associations: 'off', grants: 'off', healthRefunds: 'off' })
  expect(fixedFrame().sections.map(({ text }) => text)).toEqual([
    'Helse',
    'Mat og drikke',
    'Om oss',
  ])
  const after = staffOffers()
  expect(after.pages.filter(({ group }) => group === 'sports')).toEqual([])
  const pages = after.pages.map(({ to }) => to)
  expect(pages).not.toContain('/staff/transfers')
  // Deposits, associations, grants and refunds of health expenses are the only cases.
  expect(pages).not.toContain('/staff/cases')
  expect(pages).toContain('/staff/inquiries')
  expect(after.memberSections).toEqual([])
  expect(after.caseViews).toEqual(before.caseViews)
  expect(after.auditNames).toBe(before.auditNames)
  expect(myPageCards().length).toBeLessThan(cards)
  expect(myPageEntries().map(({ page }) => page)).not.toContain('mySports')
  expect(searchOffers()).toEqual([])
  expect(todayOffers().length).toBe(2)
})

describe('content', () => {
  const link = (href: string) => ({ text: href, href, openInNewTab: false })
  const open = '/helse/leger'
  const closed = '/barnehage/barnehager'

  it('is the same object while everything is on, and while the same is off', () => {
    const answer = { a: [link(closed)] }
    expect(withoutClosed('siteFrame', answer)).toBe(answer)
    holdServices(off)
    const made = withoutClosed('siteFrame', answer)
    expect(made).toEqual({ a: [] })
    expect(withoutClosed('siteFrame', answer)).toBe(made)
    holdServices({ sports: 'off' })
    expect(withoutClosed('siteFrame', answer)).toEqual(answer)
  })

  it('has no entry of a menu that leads to what is off', () => {
    holdServices(off)
    const sections = [
      { ...link(closed), links: [] },
      { ...link(closed), text: 'Familie', links: [link(closed), link(open)] },
      { ...link(open), links: [link(closed)] },
    ]
    const columns = [
      { heading: 'Barn', links: [link(closed)] },
      { heading: 'Tom', links: [] },
    ]
    expect(withoutClosed('siteFrame', { sections, footer: { columns } })).toEqual({
      sections: [
        { ...link(open), text: 'Familie', links: [link(open)] },
        { ...link(open), links: [] },
      ],
      footer: { columns: [{ heading: 'Tom', links: [] }] },
    })
  })

  it('keeps words without their link, places without theirs, and loses blocks and buttons', () => {
    holdServices(off)
    const words = [{ text: 'barnehage' }]
    expect(
      withoutClosed('pageByPath', {
        richText: [
          {
            tag: 'p',
            children: [{ text: 'Se ' }, { tag: 'a', href: closed, children: words }],
          },
        ],
        blocks: [
          { kind: 'twoUpBasic', link: link(closed) },
          { kind: 'campaign', link: null },
        ],
        mainAction: link(closed),
        place: { name: 'Løkka', href: `${closed}/lokka` },
        alternates: { no: closed },
        topSection: { kind: 'fullWidthBanner', block: { link: link(closed) } },
      }),
    ).toEqual({
      richText: [{ tag: 'p', children: [{ text: 'Se ' }, ...words] }],
      blocks: [{ kind: 'campaign', link: null }],
      mainAction: null,
      place: { name: 'Løkka', href: null },
      alternates: { no: closed },
      topSection: null,
    })
  })

  it('leads on my page to what somebody has there until it is finished', () => {
    const navigation = [link('/min-side/depositumskonto')]
    holdServices({ depositAccount: 'closing' })
    expect(withoutClosed('myPageFrame', { navigation })).toEqual({ navigation })
    expect(withoutClosed('siteFrame', { navigation })).toEqual({ navigation: [] })
    holdServices({ depositAccount: 'off' })
    expect(withoutClosed('myPageFrame', { navigation })).toEqual({ navigation: [] })
  })

  it.each([
    ['kindergartenList', {}, true],
    ['kindergartenBySlug', { slug: 'a' }, true],
    ['gymList', {}, true],
    ['eateryList', {}, false],
    ['fixedPage', { key: 'kindergartens' }, true],
    ['fixedPage', { key: 'search' }, false],
    ['helpText', { key: 'depositAccount' }, true],
    ['helpText', { key: 'contact' }, false],
    ['pageByPath', { path: 'barnehage/opptak' }, true],
    ['pageByPath', { path: 'om-oss' }, false],
    ['staffList', { kind: 'personalTrainer' }, true],
    ['staffList', { kind: 'doctor' }, false],
    ['frontPage', {}, false],
  ] as const)('of %s %j is answered, or not', (name, variables, isClosed) => {
    expect(isClosedQuestion(name, variables)).toBe(false)
    holdServices(off)
    expect(isClosedQuestion(name, variables)).toBe(isClosed)
  })
})

describe('every service', () => {
  it.each(services)('has a name in each language, and pages or endpoints: %s', (service) => {
    for (const locale of locales) expect(serviceNames[service]({}, { locale })).not.toBe('')
    const before = pageIds.filter((id) => matchPath(pagePath(id, 'no', { id: '7', slug: 'a' })))
    holdServices({ [service]: 'off' })
    const after = pageIds.filter((id) => matchPath(pagePath(id, 'no', { id: '7', slug: 'a' })))
    expect(after.length).toBeLessThan(before.length)
  })
})

test('what a feature begins is among its endpoints, and its jobs are of the clock', () => {
  for (const { name, whenOff, descriptions, crontab = [] } of features) {
    if (!whenOff) continue
    const own = typeof descriptions === 'function' ? descriptions([], []) : (descriptions ?? [])
    const listed = [...whenOff.begins, ...(whenOff.always ?? [])]
    expect([name, listed.filter((one) => !own.includes(one))]).toEqual([name, []])
    const known = crontab.map(({ task }) => task.name)
    expect([name, whenOff.tasks?.filter((task) => !known.includes(task)) ?? []]).toEqual([name, []])
  }
})
