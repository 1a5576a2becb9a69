import { expect, test, vi } from 'vitest'
import { createContentAddresses } from './content-addresses.server.ts'
import { type ContentClient, ContentUnavailableError } from './content-client.server.ts'

const pages = { items: [{ href: '/helse/psykolog' }, { href: '/en/health/psychologist' }] }
const redirects = {
  items: [
    { from: '/gammel', to: '/ny', permanent: true },
    { from: '/norsk', to: '/blåbær → saft', permanent: false },
    { from: '/ut', to: 'https://www.fødekilde.example/æ', permanent: false },
    { from: '/ingensteds', to: '#her', permanent: true },
  ],
}

function addressesWith(answers: Record<string, unknown>, hasRows = false) {
  const query = vi.fn(async (name: string) => {
    if (!(name in answers)) throw new ContentUnavailableError('down')
    return answers[name]
  })
  return createContentAddresses({ query, hasRows: () => hasRows } as unknown as ContentClient)
}

test('a page may exist where one is published, in either language', async () => {
  const addresses = addressesWith({ publishedPages: pages })
  expect(await addresses.mayExist('helse/psykolog')).toBe(true)
  expect(await addresses.mayExist('health/psychologist')).toBe(true)
  expect(await addresses.mayExist('helse/finnes-ikke')).toBe(false)
})

test('nothing is ruled out while the content system does not answer', async () => {
  const addresses = addressesWith({})
  expect(await addresses.mayExist('helse/finnes-ikke')).toBe(true)
  expect(await addresses.findRedirect('/gammel')).toBeNull()
})

test('nor where the rows of what is published are looked up as quickly', async () => {
  const addresses = addressesWith({ publishedPages: pages }, true)
  expect(await addresses.mayExist('helse/finnes-ikke')).toBe(true)
})

test('an old address leads to the new one, with or without a slash at its end', async () => {
  const addresses = addressesWith({ redirects })
  expect(await addresses.findRedirect('/gammel')).toEqual({ to: '/ny', permanent: true })
  expect(await addresses.findRedirect('/gammel/')).toEqual({ to: '/ny', permanent: true })
  expect(await addresses.findRedirect('/annen')).toBeNull()
})

test('where an old address leads is a header’s text, in whatever letters an editor wrote it', async () => {
  const addresses = addressesWith({ redirects })
  expect((await addresses.findRedirect('/norsk'))?.to).toBe('/bl%C3%A5b%C3%A6r%20%E2%86%92%20saft')
  expect((await addresses.findRedirect('/ut'))?.to).toBe(
    'https://www.xn--fdekilde-54a.example/%C3%A6',
  )
  expect(await addresses.findRedirect('/ingensteds')).toBeNull()
})
