import { afterEach, expect, it } from 'vitest'
import { holdOrganisation, organisation } from './current-organisation.ts'
import { hasOwnMark, iconAddress } from './icon-address.ts'

const before = organisation()
afterEach(() => holdOrganisation(before))

it('changes with the mark that icons are made of', () => {
  expect([iconAddress('/favicon.ico'), hasOwnMark()]).toEqual(['/favicon.ico', false])
  if (!before) throw new Error('no organisation')
  const mark = { address: '/mark.png?abc', width: 160, height: 160 }
  holdOrganisation({ ...before, pictures: { ...before.pictures, mark } })
  expect([iconAddress('/favicon.ico'), hasOwnMark()]).toEqual(['/favicon.ico?abc', true])
})
