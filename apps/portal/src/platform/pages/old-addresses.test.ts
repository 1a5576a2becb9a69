import { expect, it } from 'vitest'
import { createOldAddresses } from './old-addresses.server.ts'

const ofEditors: Readonly<Record<string, string>> = {
  '/flyttet': '/ny',
  '/tilbake': '/gammel-tilbake',
  '/videre': '/gammel',
}

function leading(redirects: Readonly<Record<string, string>>) {
  const addresses = createOldAddresses({
    findRedirect: async (path) => {
      const to = ofEditors[path]
      return to === undefined ? null : { to, permanent: true }
    },
  })
  addresses.hold(new Map(Object.entries(redirects)))
  return (address: string) => addresses.findTarget(new URL(address, 'https://site.example'))
}

it('leads from an old address to the new one, whatever is written in the query', async () => {
  const find = leading({ '/gammel': '/ny?x=1#her', '/a?id=1': 'https://annen.example/' })
  expect(await find('/gammel/?utm=7')).toBe('/ny?x=1#her')
  expect(await find('/a?id=1')).toBe('https://annen.example/')
  expect(await find('/a?id=2')).toBeNull()
  expect(await find('/annen')).toBeNull()
})

it('leads on at once where the editors have moved the new address', async () => {
  const find = leading({ '/gammel': '/flyttet', '/eldre': '/videre' })
  expect(await find('/gammel')).toBe('/ny')
  expect(await find('/eldre')).toBe('/ny')
})

it('never leads in circles', async () => {
  const find = leading({ '/gammel-tilbake': '/tilbake', '/selv': '/selv', '/selv2': '/selv2?x=1' })
  for (const address of ['/gammel-tilbake', '/selv', '/selv2'])
    expect(await find(address)).toBeNull()
})
