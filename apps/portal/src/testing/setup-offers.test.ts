import { expect, it } from 'vitest'
import { connections, setupChecks } from '../features.server.ts'
import { staffOffers } from '../offers/staff.ts'

it('every check of the setup has a page with words for it, and every such page a check', () => {
  const pages: string[] = staffOffers()
    .pages.filter(({ setup }) => setup)
    .map(({ to }) => to)
  expect(pages.toSorted()).toEqual(setupChecks.map(({ page }) => page).toSorted())
})

it('every connection that can be tried has words, and the other way round', () => {
  const words = staffOffers().connections.map(({ key }) => key)
  expect(words.toSorted()).toEqual(connections.map(({ key }) => key).toSorted())
})
