import type { Locale } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { listenForChanges } from '../testing/listen.ts'
import { runQuery } from '../testing/run-query.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload, databaseUrl } = await startTestPayload()
const announcedBy = await listenForChanges(databaseUrl)

type Data = Record<string, unknown>

const publish = (displayName: string, data: Data = {}) =>
  payload.create({
    collection: 'pages',
    locale: 'no',
    data: { displayName, _status: 'published', ...data },
  })
const change = (id: number, data: Data, locale: Locale = 'no') =>
  payload.update({ collection: 'pages', id, locale, data: { _status: 'published', ...data } })
const redirects = async () => {
  const { data } = await runQuery(payload, 'redirects', {})
  return new Map(data.items.map(({ from, to }) => [from, to]))
}
const redirectTo = (from: string, externalUrl: string, more: Data = {}) =>
  payload.create({
    collection: 'redirects',
    data: { from, to: { kind: 'external', externalUrl }, _status: 'published', ...more },
  })

describe('a published page that gets another address', () => {
  it('is reached from the old one, in each language', async () => {
    const { id } = await publish('Psykolog')
    await change(id, { displayName: 'Psychologist' }, 'en')
    const announced = await announcedBy(() => change(id, { slug: 'samtale' }))
    expect(announced).toContain('redirects')
    expect(await redirects()).toEqual(new Map([['/psykolog', '/samtale']]))
    await change(id, { slug: 'someone-to-talk-to' }, 'en')
    expect((await redirects()).get('/en/psychologist')).toBe('/en/someone-to-talk-to')
  })

  it('takes those below it along', async () => {
    const top = await publish('Øverst')
    const middle = await publish('Mellom', { parent: top.id })
    await publish('Nederst', { parent: middle.id })
    await change(top.id, { slug: 'topp' })
    const known = await redirects()
    expect(known.get('/overst')).toBe('/topp')
    expect(known.get('/overst/mellom')).toBe('/topp/mellom')
    expect(known.get('/overst/mellom/nederst')).toBe('/topp/mellom/nederst')

    const elsewhere = await publish('Et annet sted')
    await change(middle.id, { parent: elsewhere.id })
    const now = await redirects()
    expect(now.get('/overst/mellom/nederst')).toBe('/et-annet-sted/mellom/nederst')
    expect(now.get('/topp/mellom/nederst')).toBe('/et-annet-sted/mellom/nederst')
  })

  it('is reached from every address that it ever had, and never in circles', async () => {
    const { id } = await publish('Først')
    await change(id, { slug: 'deretter' })
    await change(id, { slug: 'til-slutt' })
    const known = await redirects()
    expect([known.get('/forst'), known.get('/deretter')]).toEqual(['/til-slutt', '/til-slutt'])
    await change(id, { slug: 'forst' })
    const back = await redirects()
    expect([back.get('/forst'), back.get('/til-slutt')]).toEqual([undefined, '/forst'])
  })

  it('keeps the old one while the change is a draft, and when it was renamed before publishing', async () => {
    const { id } = await publish('Kladd')
    const draft = { collection: 'pages', id, locale: 'no', draft: true } as const
    await payload.update({ ...draft, data: { slug: 'kladden' } })
    expect((await redirects()).has('/kladd')).toBe(false)
    await payload.update({ ...draft, data: { slug: 'enda-en-kladd' } })
    await change(id, {})
    const known = await redirects()
    expect(known.get('/kladd')).toBe('/enda-en-kladd')
    expect(known.has('/kladden')).toBe(false)
  })

  it('gives the old one up to another page', async () => {
    const { id } = await publish('Ettertraktet')
    await change(id, { slug: 'gitt-fra-seg' })
    expect((await redirects()).has('/ettertraktet')).toBe(true)
    await publish('Ettertraktet')
    expect((await redirects()).has('/ettertraktet')).toBe(false)
  })

  it('of a list does the same', async () => {
    const { id } = await payload.create({
      collection: 'kindergartens',
      locale: 'no',
      data: { displayName: 'Bjørka', _status: 'published' },
    })
    await payload.update({
      collection: 'kindergartens',
      id,
      locale: 'no',
      data: { slug: 'lonna', _status: 'published' },
    })
    expect((await redirects()).get('/barnehage/barnehager/bjorka')).toBe(
      '/barnehage/barnehager/lonna',
    )
  })

  it('leaves none behind when it is deleted, and can be deleted', async () => {
    const { id } = await publish('Slettes')
    await change(id, { slug: 'slettes-snart' })
    await payload.delete({ collection: 'pages', id })
    const { totalDocs } = await payload.count({
      collection: 'redirects',
      where: { from: { equals: '/slettes' } },
    })
    expect(totalDocs).toBe(0)
  })

  it('goes back to its address when an older version is restored', async () => {
    const { id } = await publish('Angrer')
    await change(id, { slug: 'angret' })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: 'pages', id: docs[0]?.id ?? '' })
    const known = await redirects()
    expect(known.has('/angrer')).toBe(false)
    expect(known.get('/angret')).toBe('/angrer')
  })
})

describe('a redirect that an editor writes', () => {
  it('is stored as the path alone', async () => {
    const { from } = await redirectTo('http://localhost:3000/Gammel/?ref=1', 'https://nav.no')
    expect(from).toBe('/Gammel')
    expect((await redirects()).get('/Gammel')).toBe('https://nav.no')
  })

  it.each(['https://nav.no/side', 'uten-skråstrek', '/', '/en', '/api/x', '/helse/leger'])(
    'is refused from %s',
    async (from) => {
      await expect(redirectTo(from, 'https://nav.no')).rejects.toThrow()
    },
  )

  it('is refused from the address of a published page', async () => {
    await publish('Opptatt')
    await expect(redirectTo('/opptatt', 'https://nav.no')).rejects.toThrow()
  })

  it('leads to the end of a chain at once, whichever was written first', async () => {
    await redirectTo('/b', '/c')
    await redirectTo('/a', '/b')
    expect((await redirects()).get('/a')).toBe('/c')
    await redirectTo('/c', 'https://nav.no')
    const known = await redirects()
    expect(['/a', '/b', '/c'].map((from) => known.get(from))).toEqual(
      Array(3).fill('https://nav.no'),
    )
  })

  it('is refused in a circle', async () => {
    await expect(redirectTo('/rundt', '/rundt')).rejects.toThrow()
    await redirectTo('/ring', '/rang')
    await expect(redirectTo('/rang', '/ring')).rejects.toThrow()
  })

  it('does not stop a page from taking an address', async () => {
    await redirectTo('/ledig-adresse', 'https://nav.no')
    await publish('Ledig adresse')
    expect((await redirects()).has('/ledig-adresse')).toBe(false)
  })
})
