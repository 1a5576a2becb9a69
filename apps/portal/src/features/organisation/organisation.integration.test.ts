import { perLocale } from '@trivsel/content-contract/locales'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { demoOrganisation } from '#core/organisation/demo/demo-organisation.ts'
import { seedOrganisation } from '#core/organisation/demo/seed-organisation.server.ts'
import { followOrganisation } from '#core/organisation/follow-organisation.server.ts'
import { heldPicture } from '#core/organisation/pictures/held-pictures.server.ts'
import { type PictureName, pictureFiles } from '#core/organisation/pictures/pictures.ts'
import { readOrganisation, readPictures } from '#core/organisation/read-organisation.server.ts'
import { organisationPicturesTable, organisationTable } from '#core/organisation/tables.server.ts'
import { createListener } from '#platform/database/listen.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { holdOrganisation } from '#platform/organisation/current-organisation.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { readSettings } from './read-settings.server.ts'
import { removePicture } from './remove-picture.server.ts'
import { saveOrganisation } from './save-organisation.server.ts'
import { savePicture } from './save-picture.server.ts'

const { database, url } = await createTestDatabase()
const userId = await createMember(database, null)
const staff = { kind: 'staff', userId, roles: ['admin'], requestId: null } as const

const { colours: _, theme: __, pictures: ___, ...described } = demoOrganisation
const fjordvel = {
  ...described,
  brandColour: '',
  attentionColour: '',
  sportsColour: '',
  name: { ...described.name, no: 'Fjordvel', en: 'Fjordvel' },
  organisationNumber: '974760673',
  phone: '',
  links: ['https://www.instagram.com/fjordvel'],
}
const save = (version: number, change: object = {}) =>
  saveOrganisation(database, staff, { ...fjordvel, ...change, version })

const files = { scan: null, log: createLog('silent') }
const draw = (side: number, background = '#0b5cad') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
const upload = async (picture: PictureName, bytes: Buffer, name = 'merke.png') =>
  savePicture({ database, files }, staff, { picture, sent: [{ name, declaredType: '', bytes }] })

/** Nothing is ever deleted from the log. */
let earlier = 0
async function audited() {
  const { before, after } = auditEntry
  const entries = await database.select({ before, after }).from(auditEntry).orderBy(auditEntry.id)
  return entries.slice(earlier)
}

beforeEach(async () => {
  await database.delete(organisationTable)
  await database.delete(organisationPicturesTable)
  earlier = await database.$count(auditEntry)
})
afterAll(() => holdOrganisation(demoOrganisation))

describe('the organisation', () => {
  it('is nothing before it has a name, and then what was saved', async () => {
    expect(await readOrganisation(database)).toBeNull()
    expect(await readSettings(database)).toBeNull()
    await save(0)
    expect(await readSettings(database)).toEqual({ ...fjordvel, version: 1 })
    await save(1, { phone: '22 00 00 00' })
    expect(await readSettings(database)).toMatchObject({ phone: '22 00 00 00', version: 2 })
    expect(await audited()).toMatchObject([
      { before: null, after: { organisationName: { no: 'Fjordvel' } } },
      { before: { organisationPhone: '' }, after: { organisationPhone: '22 00 00 00' } },
    ])
  })

  it.each([[0], [2]])('is not saved over a version that was not read: %i', async (version) => {
    await save(0)
    await expect(save(version, { phone: '1' })).rejects.toMatchObject({
      code: 'ORGANISATION_CHANGED',
    })
    expect(await readSettings(database)).toMatchObject({ phone: '', version: 1 })
    expect(await audited()).toHaveLength(1)
  })

  it('is named by one of two who name it at the same time', async () => {
    const outcomes = await Promise.allSettled([save(0), save(0), save(0)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await audited()).toHaveLength(1)
  })

  it('keeps the name that it has when the demo is seeded', async () => {
    await save(0)
    await seedOrganisation(database)
    expect((await readOrganisation(database))?.name.no).toBe('Fjordvel')
  })

  it('has a style sheet of its own once it has a colour, at an address that changes with it', async () => {
    await save(0)
    expect(await readOrganisation(database)).toMatchObject({ theme: null })
    await save(1, { brandColour: '#0b5cad' })
    const blue = await readOrganisation(database)
    expect(blue?.theme).toMatch(/^\/theme-[\w-]{16}\.css$/)
    expect(blue?.colours).toEqual({ brand: '#0b5cad', attention: '', sports: '' })
    await save(2, { brandColour: '#8e2a1c' })
    expect((await readOrganisation(database))?.theme).not.toBe(blue?.theme)
    await expect(database.update(organisationTable).set({ brandColour: 'red;}' })).rejects.toThrow()
  })

  it('is followed by every instance, which drops its cached pages', async () => {
    const log = createLog('silent')
    const listener = createListener(url, log)
    const changed = vi.fn()
    const ends: (() => void)[] = []
    const load = followOrganisation(
      { database, listener, log, onStop: (end) => ends.push(end) },
      changed,
    )
    try {
      await listener.start()
      await load()
      expect(organisationName('no')).toBe('Studentsamskipnaden')
      expect(changed).not.toHaveBeenCalled()
      await save(0)
      await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
      expect(organisationName('no')).toBe('Fjordvel')
      await save(1, { name: perLocale(() => 'Bergvel') })
      await vi.waitFor(() => expect(organisationName('en')).toBe('Bergvel'))
      await upload('logo', await draw(80).png().toBuffer())
      await vi.waitFor(() => expect(heldPicture('/logo.png')?.bytes.length).toBeGreaterThan(0))
      await removePicture(database, staff, 'logo')
      await vi.waitFor(() => expect(heldPicture('/logo.png')).toBeUndefined())
    } finally {
      for (const end of ends) end()
      await listener.close()
    }
  })
})

describe('its pictures', () => {
  it('are made of what was uploaded, and gone when it is removed', async () => {
    await save(0)
    await upload('mark', await draw(512).png().toBuffer())
    const first = (await readOrganisation(database))?.pictures
    expect(first).toMatchObject({ logo: null, logoDark: null, mark: { width: 160, height: 160 } })
    await upload('mark', await draw(512, '#8e2a1c').png().toBuffer())
    const second = await readPictures(database)
    expect(second.mark?.address).toMatch(/^\/mark\.png\?[\w-]{12}$/)
    expect(second.mark?.address).not.toBe(first?.mark?.address)
    expect(await database.$count(organisationPicturesTable)).toBe(pictureFiles.mark.length)
    await removePicture(database, staff, 'mark')
    expect(await readPictures(database)).toEqual({ logo: null, logoDark: null, mark: null })
    expect((await audited()).slice(1)).toEqual([
      { before: null, after: { fileName: 'merke.png' } },
      { before: null, after: { fileName: 'merke.png' } },
      { before: null, after: null },
    ])
  })

  it('are one set when two administrators upload at the same time', async () => {
    await save(0)
    const [blue, red] = [await draw(512).png().toBuffer(), await draw(512, '#800').png().toBuffer()]
    await Promise.all([upload('mark', blue), upload('mark', red), upload('mark', blue)])
    const hashes = await database
      .selectDistinct({ hash: organisationPicturesTable.hash })
      .from(organisationPicturesTable)
    expect(hashes).toHaveLength(1)
  })

  it('wait for a name, are PNG files, and can be removed once', async () => {
    const png = await draw(512).png().toBuffer()
    await expect(upload('mark', png)).rejects.toMatchObject({ code: 'ORGANISATION_UNNAMED' })
    await save(0)
    const jpeg = await draw(512).jpeg().toBuffer()
    await expect(upload('mark', jpeg, 'a.jpg')).rejects.toMatchObject({
      code: 'FILE_TYPE_NOT_ALLOWED',
    })
    const small = await draw(79).png().toBuffer()
    await expect(upload('logo', small)).rejects.toMatchObject({ code: 'LOGO_TOO_SMALL' })
    await expect(removePicture(database, staff, 'logo')).rejects.toMatchObject({
      code: 'PICTURE_NOT_FOUND',
    })
  })
})
